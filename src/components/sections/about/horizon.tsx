import { about } from "@/content/about";

const { label, vision, mission } = about.horizon;
const chords =
  "M1010.3 108H1205.7M1011.7 118H1204.3M1014.4 129H1201.6M1019 141H1197M1026.2 154H1189.8M1037.4 168H1178.6M1055.9 183H1160.1";

export function Horizon() {
  return (
    <section className="ab-horizon" aria-label={label}>
      <div className="wrap">
        <div className="ab-above">
          <h2>{vision.title}</h2>
          <p>
            {vision.text} <span>{vision.end}</span>
          </p>
        </div>
      </div>
      <svg
        className="ab-horizon__line"
        viewBox="0 0 1440 200"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <path d="M-600 100H1440M1010 100A98 98 0 0 1 1206 100" />
        <path d="M1038.7 100A69.3 69.3 0 0 1 1177.3 100" />
        <path d={chords} />
      </svg>
      <div className="wrap">
        <div className="ab-below">
          <h2>{mission.title}</h2>
          <p>{mission.text}</p>
        </div>
      </div>
    </section>
  );
}
