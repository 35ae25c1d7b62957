import { Fragment } from "react";

export function QuotedPhrases({ phrases }: { phrases: readonly string[] }) {
  return phrases.map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two phrases may be equal
    <Fragment key={index}>
      {index > 0 ? " " : null}
      <span className="inline-block forced-colors:inline">
        {index === 0 ? "“" : null}
        {phrase}
        {index === phrases.length - 1 ? "”" : null}
      </span>
    </Fragment>
  ));
}
