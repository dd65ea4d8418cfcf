import type { PlaceMapView } from '../../../server/catalogue/map/map-view.ts'
import { CachedPart } from '../../cached-part.tsx'
import { useWords } from '../../use-words.ts'
import { mapTexts } from './map.words.ts'
import { TownCanvas } from './town-canvas.tsx'

const middle = { x: 0.5, y: 0.5 }

function DrawnPlaceMap({ map: { town, frame, isExact, href } }: { map: PlaceMapView }) {
  const words = useWords(mapTexts)
  return (
    <div className="map-place">
      <TownCanvas town={town} title={words.mapOf(town)} frame={frame} labels={[middle]}>
        <circle className={isExact ? 'map-around' : 'map-around map-rough'} cx="50%" cy="50%" r="1.75em" />
        <circle className="map-mark" cx="50%" cy="50%" r="0.5em" />
      </TownCanvas>
      {!isExact && <p className="map-note">{words.roughPlace}</p>}
      <a href={href}>{words.whole(town)}</a>
    </div>
  )
}

const CachedPlaceMap = ({ map }: { map: PlaceMapView }) => (
  <CachedPart of={map} variant="place">
    <DrawnPlaceMap map={map} />
  </CachedPart>
)

/** Where one property lies. */
export const PlaceMap = import.meta.env.SSR ? CachedPlaceMap : DrawnPlaceMap
