import { lazy, Suspense, use } from 'react'
import type { PropertyMapView } from '../../../server/catalogue/map/map-view.ts'
import { useWords } from '../../use-words.ts'
import { Loading } from '../loading.tsx'
import mapStyles from './map.css?url'
import { mapTexts } from './map.words.ts'
import { MapOnServer } from './map-on-server.ts'

const TownMaps = lazy(() => import('./town-maps.tsx'))

/** The map of a list. Its code and styles come only with it. */
export function PropertyMap({ map }: { map: PropertyMapView }) {
  const words = useWords(mapTexts)
  const Maps = use(MapOnServer) ?? TownMaps
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <Suspense fallback={<Loading text={words.loading} />}>
        <Maps map={map} />
      </Suspense>
    </>
  )
}
