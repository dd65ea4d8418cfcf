import { landing } from '../../../content/landing.ts'

export function Benefits() {
  const { title, text, items } = landing.benefits
  return (
    <section className="benefits" id="benefits">
      <div className="page">
        <div className="benefits-words">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <dl className="benefits-list">
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
