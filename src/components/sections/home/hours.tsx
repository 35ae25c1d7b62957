import { home } from "@/content/home";

const curve =
  "M-500 236C-300 236 -100 240 0 222C120 200 210 182 307 162C430 136 520 122 614 102C740 76 830 64 921 42C1060 8 1200 -40 1500 -160";

export function Hours() {
  const { heading, list, end } = home.hours;
  return (
    <section className="hours" aria-labelledby="h-hours">
      <div className="wrap">
        <div className="grid12">
          <h2 id="h-hours" className="hours__head">
            {heading}
          </h2>
        </div>
        <div className="hours__plot">
          <svg className="hours__line" viewBox="0 0 1200 240" preserveAspectRatio="none" aria-hidden="true">
            <path d={curve} vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className="hours__list">
            {list.map((hour) => (
              <li key={hour.time}>
                <time dateTime={hour.time}>{hour.time}</time>
                <p>{hour.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className="lead hours__end">{end}</p>
      </div>
    </section>
  );
}
