import { memo, type ReactNode, Suspense, use } from 'react'
import type { PlaceMapView, PropertyMapView } from '../../../server/catalogue/map/map-view.ts'
import { useWords } from '../../use-words.ts'
import { Loading } from '../loading.tsx'
import { lazyPart } from './lazy-part.ts'
import mapStyles from './map.css?url'
import { mapTexts } from './map.words.ts'
import { MapsOnServer } from './maps-on-server.ts'

const drawnMaps = () => import('./drawn-maps.ts')
const LazyTownMaps = lazyPart(async () => (await drawnMaps()).TownMaps)
const LazyPlaceMap = lazyPart(async () => (await drawnMaps()).PlaceMap)

/*
 * Both are memoized: what the server has drawn is given up where its parent renders again before the code has come.
 */

/** The map of a list. */
export const ListMap = memo(function ListMap({ map }: { map: PropertyMapView }) {
  const Maps = use(MapsOnServer)?.TownMaps ?? LazyTownMaps
  return (
    <MapPart>
      <Maps map={map} />
    </MapPart>
  )
})

/** The map of a property's page. */
export const PropertyPlace = memo(function PropertyPlace({ map }: { map: PlaceMapView }) {
  const Place = use(MapsOnServer)?.PlaceMap ?? LazyPlaceMap
  return (
    <MapPart>
      <Place map={map} />
    </MapPart>
  )
})

/** A part of a page whose code and styles come only with it. */
function MapPart({ children }: { children: ReactNode }) {
  const words = useWords(mapTexts)
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <Suspense fallback={<Loading text={words.loading} />}>{children}</Suspense>
    </>
  )
}
