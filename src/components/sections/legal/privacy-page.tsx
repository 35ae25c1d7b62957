import { privacy } from "@/content/privacy";
import { BrowserShelf } from "./browser-shelf";
import { Ledger } from "./ledger";
import { Part, PartList } from "./part";
import { ReadingPage } from "./reading-page";
import { SupportMail } from "./support-mail";

const { short, kept, browser, others, log, yours, answers } = privacy;
const parts = [short, kept, browser, others, log, yours, answers];

export function PrivacyPage() {
  const { title, lead, reviewed, contents } = privacy;
  return (
    <ReadingPage
      title={title}
      lead={lead}
      reviewed={reviewed}
      figure="arch"
      contents={{ title: contents, list: parts }}
    >
      <Part part={short}>
        <PartList items={short.list} />
      </Part>
      <Part part={kept}>
        <p>{kept.lead}</p>
        <Ledger />
      </Part>
      <Part part={browser}>
        <p>{browser.lead}</p>
        <BrowserShelf />
      </Part>
      <Part part={others}>
        <PartList items={others.list} />
        <p>{others.end}</p>
      </Part>
      <Part part={log}>
        <p>{log.text}</p>
      </Part>
      <Part part={yours}>
        <p>
          {yours.before} <SupportMail /> {yours.after}
        </p>
        <PartList items={yours.list} />
      </Part>
      <Part part={answers}>
        <p>
          {answers.before} <SupportMail />. {answers.after}
        </p>
      </Part>
    </ReadingPage>
  );
}
