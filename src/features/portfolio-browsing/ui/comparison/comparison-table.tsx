import { comparisonPath } from '../../../../domain/portfolio/chosen-properties.ts'
import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { PictureImage } from '../../../../ui/kit/picture-image.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyCardView } from '../../server/views.ts'
import { NoPicture } from '../property/no-picture.tsx'
import { comparisonWords } from './comparison.words.ts'
import type { ComparisonRow } from './comparison-rows.ts'
import * as styles from './comparison-table.module.css'

interface ComparisonTableProps {
  cards: readonly PropertyCardView[]
  rows: readonly ComparisonRow[]
}

/**
 * Properties side by side, a column each. Every fact has its name above its values, and the name stays where columns are
 * scrolled sideways, so that it fits a phone.
 */
export function ComparisonTable({ cards, rows }: ComparisonTableProps) {
  const words = useWords(comparisonWords)
  return (
    // A region that scrolls has to be reached by the keyboard.
    <section
      className={styles.root}
      data-columns={cards.length}
      aria-label={words.table}
      {...(cards.length > MAX_FITTING ? { tabIndex: 0 } : {})}
    >
      <table aria-label={words.table}>
        <thead>
          <Pictures cards={cards} />
          <tr className={styles.titles}>
            {cards.map(({ id, title }) => (
              <th key={id} scope="col">
                <SiteLink href={`/eiendommer/${id}`}>
                  <Hyphenated>{title}</Hyphenated>
                </SiteLink>
              </th>
            ))}
          </tr>
          <RemoveLinks cards={cards} />
        </thead>
        {rows.map(({ label, values }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={cards.length}>
                <span>{label}</span>
              </th>
            </tr>
            <tr>
              {cards.map(({ id }, index) => (
                <td key={id}>{values[index] ?? <Unknown />}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** How many columns fit the narrowest screen. */
const MAX_FITTING = 2

function Pictures({ cards }: Pick<ComparisonTableProps, 'cards'>) {
  return (
    <tr>
      {cards.map(({ id, picture }) => (
        <td key={id}>
          <PictureImage
            picture={picture}
            alt=""
            sizes="(min-width:60rem) 18rem,45vw"
            widest={640}
            placeholder={<NoPicture />}
          />
        </td>
      ))}
    </tr>
  )
}

function RemoveLinks({ cards }: Pick<ComparisonTableProps, 'cards'>) {
  const words = useWords(comparisonWords)
  return (
    <tr className={styles.remove}>
      {cards.map(({ id, title }) => (
        <td key={id}>
          <SiteLink
            href={comparisonPath(cards.flatMap((other) => (other.id === id ? [] : other.id)))}
            aria-label={words.removeNamed(title)}
          >
            {words.remove}
          </SiteLink>
        </td>
      ))}
    </tr>
  )
}

function Unknown() {
  const words = useWords(comparisonWords)
  return (
    <span className="quiet">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.unknown}</span>
    </span>
  )
}
