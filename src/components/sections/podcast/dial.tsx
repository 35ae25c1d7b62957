import { podcast } from "@/content/podcast";

export function Dial() {
  const { title, stations } = podcast.dial;
  return (
    <section className="po-dial" aria-labelledby="h-dial">
      <div className="wrap">
        <h2 id="h-dial">{title}</h2>
        <ol>
          {stations.map(({ frequency, name, text }) => (
            <li key={name}>
              <p className="po-dial__frequency" aria-hidden="true">
                {frequency}
              </p>
              <div className="po-dial__text">
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
