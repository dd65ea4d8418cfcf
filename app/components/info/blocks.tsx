import type { ReactNode } from 'react'
import { LongWords } from '../long-words.tsx'

interface Item {
  title: string
  text: string
}

interface ItemsProps {
  items: readonly Item[]
  /** `own`: the page's styles draw them. */
  look?: 'own'
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
export function Points({ items, look }: ItemsProps) {
  return (
    <dl className={look ? undefined : 'points'}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>
            <LongWords>{title}</LongWords>
          </dt>
          <dd>
            <LongWords>{text}</LongWords>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What to do, one thing after the other. */
export function Steps({ items, look }: ItemsProps) {
  return (
    <ol className={look ? 'plain' : 'steps plain'}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <LongWords>{text}</LongWords>
          </p>
        </li>
      ))}
    </ol>
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
