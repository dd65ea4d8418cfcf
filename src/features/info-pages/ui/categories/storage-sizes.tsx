import { formatArea } from '../../../../domain/format/format.ts'
import { formatMoneyPerMonth } from '../../../../domain/format/format-rate.ts'
import { useSite } from '../../../../ui/page/site-context.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { Vacancies } from '../../../portfolio-browsing/server/views.ts'
import { askPath } from './ask-path.ts'
import { Price } from './price.tsx'
import { StorageRoom } from './storage-room.tsx'
import * as styles from './storage-sizes.module.css'
import { storageWords } from './storage-sizes.words.ts'
import * as vacantCountStyles from './vacant-count.module.css'

interface StorageSizesProps {
  sizes: readonly { name: string; area: number; pricePerMonth: number; fits: string }[]
  /** What can be rented now; null while that is not known. */
  vacancies: Vacancies | null
}

/** The sizes of storage rooms in one scale, each with its price and the number of vacant ones. */
export function StorageSizes({ sizes, vacancies }: StorageSizesProps) {
  const { language } = useSite()
  const words = useWords(storageWords)
  return (
    <ul className="plain">
      {sizes.map(({ name, area, pricePerMonth, fits }) => {
        const vacant = vacancies?.sizes.find(({ squareMetres }) => squareMetres === area)
        const fullName = `${name}, ${formatArea(area, language)}`
        return (
          <li key={name}>
            <div className={styles.figure}>
              <StorageRoom area={area} />
            </div>
            <div className={styles.words}>
              <h3>{fullName}</h3>
              <p>{fits}</p>
              <p className={vacantCountStyles.root}>{vacancies && words.vacant(vacant?.count ?? 0)}</p>
              <Price
                text={formatMoneyPerMonth(
                  Math.min(pricePerMonth, vacant?.lowestPrice ?? pricePerMonth),
                  language,
                )}
                prefix={words.from}
              />
              <SiteLink href={askPath('minilager', { size: area })} aria-label={`${words.ask}: ${fullName}`}>
                {words.ask}
              </SiteLink>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
