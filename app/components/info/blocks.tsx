import type { ReactNode } from 'react'

interface Item {
  title: string
  text: string
}

/** A part of a page under its own heading. */
export function Part({
  title,
  intro,
  children,
  tone,
}: {
  title: string
  intro?: string
  children: ReactNode
  tone?: 'stone'
}) {
  return (
    <section className="part" data-tone={tone}>
      <div className="page">
        <div className="part-head">
          <h2>{title}</h2>
          {intro && <p className="quiet measure">{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

/** What speaks for something, each in a line and a sentence. */
export function Points({ items }: { items: readonly Item[] }) {
  return (
    <dl className="points">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What to do, one thing after the other. */
export function Steps({ items }: { items: readonly Item[] }) {
  return (
    <ol className="steps plain">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Things to choose from, with what they cost. */
export function Offers({
  items,
}: {
  items: readonly (Item & { price: string; prefix?: string; note?: string; figure?: ReactNode })[]
}) {
  return (
    <ul className="offers plain">
      {items.map(({ title, text, price, prefix, note, figure }) => (
        <li key={title}>
          {figure}
          <h3>{title}</h3>
          {note && <p className="quiet">{note}</p>}
          <p>{text}</p>
          <p className="offer-price">
            {prefix && <small>{prefix} </small>}
            {price}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Short things in a row. */
export function Chips({ items }: { items: readonly string[] }) {
  return (
    <ul className="chips plain">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
