import type { PropertyMapView } from '../../server/map/map-view.ts'
import mapStyles from './map.css?url'
import { TownMaps } from './town-maps.tsx'

/** The map of a list, whose styles come only where one is asked for. */
export function ListMap({ map }: { map: PropertyMapView }) {
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <TownMaps map={map} />
    </>
  )
}
