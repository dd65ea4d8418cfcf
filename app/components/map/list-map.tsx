import { memo, use } from 'react'
import type { PropertyMapView } from '../../../server/catalogue/map/map-view.ts'
import { Loading } from '../loading.tsx'
import { lazyPart } from './lazy-part.ts'
import { drawnMaps, MapPart } from './map-part.tsx'
import { MapsOnServer } from './maps-on-server.ts'

const LazyTownMaps = lazyPart(async () => (await drawnMaps()).TownMaps)

/**
 * The map of a list. Memoized: what the server has drawn is given up where its parent renders again before the code has
 * come.
 */
export const ListMap = memo(function ListMap({ map, loading }: { map: PropertyMapView; loading: string }) {
  const Maps = use(MapsOnServer)?.TownMaps ?? LazyTownMaps
  return (
    <MapPart loading={<Loading text={loading} />}>
      <Maps map={map} />
    </MapPart>
  )
})
