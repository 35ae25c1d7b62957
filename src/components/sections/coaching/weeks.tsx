import { Sign } from "@/components/art/sign";
import { Panel } from "@/components/ui/panel";
import { coachingWeeks as content } from "@/content/coaching-weeks";

type Pillar = (typeof content.pillars)[number];
type Week = Pillar["weeks"][number];

export function Weeks() {
  return (
    <section className="band band--paper" aria-labelledby="h-weeks">
      <div className="wrap">
        <div className="weeks__head">
          <h2 id="h-weeks">{content.heading}</h2>
          <p className="lead">{content.lead}</p>
        </div>
        {content.pillars.map((pillar) => (
          <PillarRow key={pillar.name} pillar={pillar} />
        ))}
      </div>
    </section>
  );
}

function PillarRow({ pillar }: { pillar: Pillar }) {
  return (
    <div className="grid12 pillar">
      <div className="pillar__head">
        <div className="pillar__stay">
          <Sign name={pillar.sign} />
          <h3>{pillar.name}</h3>
          <p>{pillar.text}</p>
        </div>
      </div>
      <div className="pillar__weeks">
        {pillar.weeks.map((week) => (
          <WeekPanel key={week.n} week={week} sign={pillar.sign} />
        ))}
      </div>
    </div>
  );
}

function WeekPanel({ week, sign }: { week: Week; sign: Pillar["sign"] }) {
  return (
    <Panel
      className="week"
      summary={
        <>
          <span className="week__n" aria-hidden="true">
            {week.n}
          </span>
          <h4 className="week__theme">
            <span className="visually-hidden">{content.week(week.n)}</span>
            {week.theme}
          </h4>
        </>
      }
    >
      <div className="week__body">
        <p>{week.text}</p>
        <ul>
          {week.parts.map((part) => (
            <li key={part}>
              <Sign name={sign} />
              {part}
            </li>
          ))}
        </ul>
        <p className="aside">{week.need}</p>
      </div>
    </Panel>
  );
}
