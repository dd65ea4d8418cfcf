import { comparisonPath } from '../../../domain/chosen-properties.ts'
import type { ComparedProperty } from '../../../server/catalogue/views.ts'
import { useWords } from '../../use-words.ts'
import { LongWords } from '../long-words.tsx'
import { PictureImage } from '../picture-image.tsx'
import { NoPicture } from '../property/no-picture.tsx'
import { termsWords } from '../property/terms.words.ts'
import { comparisonWords } from './comparison.words.ts'
import { comparisonRows } from './comparison-rows.ts'
import * as styles from './comparison-table.module.css'

/** Properties side by side, a column each. Every fact has its name above its values, so that it fits a phone. */
export function ComparisonTable({ properties }: { properties: readonly ComparedProperty[] }) {
  const words = useWords(comparisonWords)
  const rows = comparisonRows(properties, { comparison: words, terms: useWords(termsWords) })
  const ids = properties.map(({ card }) => card.id)
  return (
    <div className={styles.root}>
      <table aria-label={words.table} data-columns={properties.length}>
        <thead>
          <tr>
            {properties.map(({ card }) => (
              <th key={card.id} scope="col">
                <PictureImage
                  picture={card.picture}
                  alt=""
                  sizes="(min-width:60rem) 18rem,45vw"
                  widest={640}
                  placeholder={<NoPicture />}
                />
                <a className={styles.title} href={`/eiendommer/${card.id}`}>
                  <LongWords>{card.title}</LongWords>
                </a>
                <a
                  className={styles.remove}
                  href={comparisonPath(ids.filter((id) => id !== card.id))}
                  aria-label={words.removeNamed(card.title)}
                >
                  {words.remove}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, values, isDifferent }) => (
          <tbody key={label} data-different={isDifferent ? '' : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={properties.length}>
                {label}
              </th>
            </tr>
            <tr>
              {values.map((value, index) => (
                <td key={ids[index]}>
                  {value ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{words.unknown}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}
