import { Loading } from '../../../ui/kit/loading.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { favouritesWords } from '../ui/favourites/favoritter.words.ts'
import { FavouriteList } from '../ui/favourites/favourite-list.tsx'
import { useFavourites } from '../ui/favourites/use-favourites.ts'
import * as styles from './favoritter.module.css'

/** What a visitor has saved on the device. The HTML is the same for all; the list comes with the scripts. */
export default function FavouritesScreen() {
  const words = useWords(favouritesWords)
  const ids = useFavourites()
  return (
    <div className={`page section ${styles.root}`}>
      <Seo title={words.title} description={words.description} noindex />
      <h1>{words.title}</h1>
      <p className="no-scripts-only">{words.withoutScripts}</p>
      {!ids && (
        <div className="scripts-only">
          <Loading text={words.loading} />
        </div>
      )}
      {ids?.length === 0 && <p className="measure">{words.lead}</p>}
      {ids && ids.length > 0 && <FavouriteList ids={ids} />}
      <p className={`row ${styles.ways}`}>
        <a href="/eiendommer">{words.portfolio}</a>
        <a href="/ledige-leiligheter">{words.vacantHomes}</a>
      </p>
    </div>
  )
}
