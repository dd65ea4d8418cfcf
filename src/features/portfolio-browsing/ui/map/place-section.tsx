import './map-canvas.css'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PlaceMapView } from '../../server/map/map-view.ts'
import { mapTexts } from './map.words.ts'
import { TownCanvas } from './town-canvas.tsx'

const middle = { x: 0.5, y: 0.5 }

/** Where one property lies. */
function PlaceMap({ map: { town, frame, isExact, href } }: { map: PlaceMapView }) {
  const words = useWords(mapTexts)
  return (
    <div className="map-place">
      <TownCanvas town={town} title={words.mapOf(town)} frame={frame} labels={[middle]}>
        <circle className={isExact ? 'map-around' : 'map-around map-rough'} cx="50%" cy="50%" r="1.75em" />
        <circle className="map-mark" cx="50%" cy="50%" r="0.5em" />
      </TownCanvas>
      {!isExact && <p className="map-note">{words.roughPlace}</p>}
      <SiteLink href={href}>{words.whole(town)}</SiteLink>
    </div>
  )
}

/** «På kartet» on the page of a property. */
export function PlaceSection({ map }: { map: PlaceMapView }) {
  const words = useWords(mapTexts)
  return (
    <section className="stack">
      <h2>{words.place}</h2>
      <PlaceMap map={map} />
    </section>
  )
}
