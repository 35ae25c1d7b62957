import { Fragment } from "react";

export function QuotedPhrases({ phrases }: { phrases: readonly string[] }) {
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 ? " " : null}
      <span className="inline-block forced-colors:inline">
        {index === 0 ? "“" : null}
        {phrase}
        {index === phrases.length - 1 ? "”" : null}
      </span>
    </Fragment>
  ));
}
