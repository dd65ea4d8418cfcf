import type { ReactNode } from 'react'
import * as styles from './blocks.module.css'
import { type Item, PointList, StepList } from './item-lists.tsx'

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
    <section className={styles.part} data-tone={tone}>
      <div className="page">
        <div className={styles.partHead}>
          <h2>{title}</h2>
          {intro && <p className="quiet measure">{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

export const Points = ({ items }: { items: readonly Item[] }) => (
  <PointList items={items} className={styles.points} />
)

export const Steps = ({ items }: { items: readonly Item[] }) => (
  <StepList items={items} className={styles.steps} />
)

/** Short texts in a row. */
export function Chips({ items }: { items: readonly string[] }) {
  return (
    <ul className={`${styles.chips} plain`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
