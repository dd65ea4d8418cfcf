import './map-canvas.css'
import { memo, Suspense, use } from 'react'
import type { PlaceMapView } from '../../../server/catalogue/map/map-view.ts'
import { useWords } from '../../use-words.ts'
import { Loading } from '../loading.tsx'
import { lazyPart } from './lazy-part.ts'
import { mapTexts } from './map.words.ts'
import { drawnMaps } from './map-part.tsx'
import { MapsOnServer } from './maps-on-server.ts'

const LazyPlaceMap = lazyPart(async () => (await drawnMaps()).PlaceMap)

/** «På kartet» on the page of a property. Memoized for the same reason as the map of a list (`list-map.tsx`). */
export const PlaceSection = memo(function PlaceSection({ map }: { map: PlaceMapView }) {
  const words = useWords(mapTexts)
  const Place = use(MapsOnServer)?.PlaceMap ?? LazyPlaceMap
  return (
    <section className="stack">
      <h2>{words.place}</h2>
      <Suspense fallback={<Loading text={words.loading} />}>
        <Place map={map} />
      </Suspense>
    </section>
  )
})
