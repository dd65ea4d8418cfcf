import { useState } from 'react'
import { MAX_COMPARED } from '../../../../domain/portfolio/chosen-properties.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Empty } from '../../../../ui/kit/empty.tsx'
import { Loading } from '../../../../ui/kit/loading.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyCardView } from '../../server/views.ts'
import { favouritesWords } from './favoritter.words.ts'
import * as styles from './favourite-list.module.css'
import { FavouriteRow } from './favourite-row.tsx'
import { removeFavourites } from './favourites.ts'
import { useProperties } from './use-properties.ts'

/** The favourites of the device, and a way to compare some of them. */
export function FavouriteList({ ids }: { ids: readonly string[] }) {
  // One that is removed is hidden, and not asked for again; one that another tab has saved is asked for.
  const [asked, setAsked] = useState(ids)
  if (ids.some((id) => !asked.includes(id))) setAsked(ids)
  return <Found found={useProperties(asked)} ids={ids} />
}

interface FoundProps {
  /** Undefined while they are read, null where they could not be. */
  found: readonly PropertyCardView[] | null | undefined
  ids: readonly string[]
}

function Found({ found: data, ids }: FoundProps) {
  const words = useWords(favouritesWords)
  if (data === undefined) return <Loading text={words.loading} />
  if (!data) return <Empty text={words.failed} reference={null} />
  const cards = data.filter(({ id }) => ids.includes(id))
  const gone = ids.filter((id) => !data.some((card) => card.id === id))
  return (
    <>
      {gone.length > 0 && (
        <p className="row">
          {words.gone(gone.length)}
          <Button kind="quiet" type="button" onClick={() => removeFavourites(gone)}>
            {words.forget}
          </Button>
        </p>
      )}
      {cards.length > 0 && (
        <form action="/sammenlign" className={styles.root}>
          <ul className="plain">
            {cards.map((card, index) => (
              <FavouriteRow key={card.id} card={card} isChosen={index < MAX_COMPARED} />
            ))}
          </ul>
          {cards.length > 1 && (
            <p className={`row ${styles.compare}`}>
              <Button type="submit">{words.compareChosen}</Button>
              {cards.length > MAX_COMPARED && <span className="quiet">{words.most(MAX_COMPARED)}</span>}
            </p>
          )}
        </form>
      )}
    </>
  )
}
