import { Sign } from "@/components/art/sign";
import { ButtonLink } from "@/components/ui/button-link";
import { pricing } from "@/content/pricing";
import { Rosette } from "./rosette";

const { founding } = pricing;

export function Founding() {
  return (
    <section className="pr-deed on-night" aria-labelledby="h-founding">
      <div className="wrap">
        <div className="grid12">
          <div className="pr-deed__sum">
            <Rosette />
            <h2 id="h-founding">{founding.title}</h2>
            <p className="pr-deed__price">
              <span>{founding.currency}</span> {founding.amount}
            </p>
            <p className="pr-deed__once">{founding.once}</p>
          </div>
          <div className="pr-deed__text">
            <h3>{founding.includedTitle}</h3>
            <ul>
              {founding.included.map((item) => (
                <li key={item}>
                  <Sign name="mark" />
                  {item}
                </li>
              ))}
            </ul>
            <h3>{founding.excludedTitle}</h3>
            <p>{founding.excluded}</p>
            <div className="actions">
              <ButtonLink href={founding.action.href} variant="gold">
                {founding.action.label}
              </ButtonLink>
              <p className="note">{founding.note}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
