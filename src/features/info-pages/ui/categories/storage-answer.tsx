import type { StorageSize } from '../../../../../landlord-types/prices.ts'
import { formatArea } from '../../../../domain/format/format.ts'
import { formatMoneyPerMonth } from '../../../../domain/format/format-rate.ts'
import { type StoredThings, storageNeed } from '../../../../domain/portfolio/storage-things.ts'
import { ButtonLink } from '../../../../ui/kit/button.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { Vacancies } from '../../../portfolio-browsing/server/views.ts'
import { askPath } from './ask-path.ts'
import * as styles from './storage-answer.module.css'
import { storageGuideWords } from './storage-guide.words.ts'
import { StorageRoom } from './storage-room.tsx'
import { storageWords } from './storage-sizes.words.ts'

interface StorageAnswerProps {
  things: StoredThings
  sizes: readonly StorageSize[]
  /** What can be rented now; null while that is not known. */
  vacancies: Vacancies | null
}

/** How much room some things need, which rooms have it, and what they cost. */
export function StorageAnswer({ things, sizes, vacancies }: StorageAnswerProps) {
  const { language } = useSite()
  const words = useWords(storageGuideWords)
  const sizeWords = useWords(storageWords)
  const need = storageNeed(
    things,
    sizes.map(({ area }) => area),
  )
  if (!need) return null
  const rooms = need.rooms.map(({ area, count }) => ({ area: formatArea(area, language), count }))
  const [first] = rooms
  const isOne = rooms.length === 1 && first?.count === 1
  return (
    <div className={styles.root}>
      <p className={styles.need} role="status">
        {words.need(formatArea(need.area, language))}{' '}
        {first &&
          (isOne
            ? words.one(first.area)
            : words.several(rooms.map(({ area, count }) => words.count(count, area)).join(words.and)))}
      </p>
      <ul className={`${styles.rooms} plain`}>
        {need.rooms.map(({ area }) => {
          const size = sizes.find((one) => one.area === area)
          const vacant = vacancies?.sizes.find(({ squareMetres }) => squareMetres === area)
          if (!size) return null
          const price = Math.min(size.pricePerMonth, vacant?.lowestPrice ?? size.pricePerMonth)
          return (
            <li key={area}>
              <div className={styles.figure}>
                <StorageRoom area={area} />
              </div>
              <div className={styles.words}>
                <h2>{`${size.name}, ${formatArea(area, language)}`}</h2>
                <p>
                  {sizeWords.from} {formatMoneyPerMonth(price, language)}
                </p>
                {vacancies && <p className="quiet">{sizeWords.vacant(vacant?.count ?? 0)}</p>}
                <ButtonLink href={askPath('minilager', { size: area })}>{sizeWords.ask}</ButtonLink>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="quiet measure">{words.assumed}</p>
    </div>
  )
}
