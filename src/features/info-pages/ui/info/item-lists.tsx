import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'

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
            <Hyphenated>{title}</Hyphenated>
          </dt>
          <dd>
            <Hyphenated>{text}</Hyphenated>
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
            <NoBreak>{text}</NoBreak>
          </p>
        </li>
      ))}
    </ol>
  )
}
