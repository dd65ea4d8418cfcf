import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { HousingArea } from '../../../portfolio-browsing/server/views.ts'
import { AreaHomes } from './area-homes.tsx'
import * as styles from './area-list.module.css'
import { areaWords } from './area-list.words.ts'

/** The areas of each town, with the number of homes, the number of vacant ones, and links. */
export function AreaList({ areas }: { areas: readonly HousingArea[] }) {
  const towns = [...new Set(areas.map(({ city }) => city))]
  return towns.map((town) => (
    <section key={town} className={styles.root}>
      <h3>{town}</h3>
      <ul className="plain">
        {areas
          .filter(({ city }) => city === town)
          .map((area) => (
            <li key={area.location}>
              <Area area={area} />
            </li>
          ))}
      </ul>
    </section>
  ))
}

function Area({ area: { place, count, vacant, price, homes, moreHref } }: { area: HousingArea }) {
  const words = useWords(areaWords)
  return (
    <details>
      <summary>
        <span className={styles.words}>
          <b>{place}</b>
          <span>
            {words.homes(count)},{' '}
            <span data-vacant={vacant > 0 ? '' : undefined}>{words.vacant(vacant)}</span>
          </span>
        </span>
        <AreaHomes count={count} vacant={vacant} />
        <span className={styles.price}>{price}</span>
      </summary>
      <ul className={`plain ${styles.homes}`}>
        {homes.map(({ id, title, price: rent, vacancy }) => (
          <li key={id}>
            <SiteLink href={`/eiendommer/${id}`}>{title}</SiteLink>
            <span>{[vacancy?.label, rent].filter(Boolean).join(', ')}</span>
          </li>
        ))}
        {moreHref && (
          <li>
            <SiteLink href={moreHref}>{words.all(count)}</SiteLink>
          </li>
        )}
      </ul>
    </details>
  )
}
