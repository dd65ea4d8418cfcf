import { LongWords } from '../long-words.tsx'
import { WholeRanges } from '../whole-ranges.tsx'

export interface Item {
  title: string
  text: string
}

interface ItemListProps {
  items: readonly Item[]
  className?: string | undefined
}

/** A list of points, each with a title and a sentence. */
export function PointList({ items, className }: ItemListProps) {
  return (
    <dl className={className}>
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

/** Numbered steps. */
export function StepList({ items, className = '' }: ItemListProps) {
  return (
    <ol className={`${className} plain`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <WholeRanges>{text}</WholeRanges>
          </p>
        </li>
      ))}
    </ol>
  )
}
