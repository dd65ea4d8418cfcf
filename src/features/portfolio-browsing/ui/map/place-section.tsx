import './map-canvas.css'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import { townMapOf } from '../../map/map-place.ts'
import type { PlaceMapView } from '../../server/map/map-view.ts'
import { mapTexts } from './map.words.ts'
import { percentOf } from './map-names.tsx'
import { TownCanvas } from './town-canvas.tsx'

const middle = { x: 0.5, y: 0.5 }
/** Of the address, below the mark. */
const below = { x: 0.5, y: 0.63 }

/** Where one property lies, among the streets and areas around it. */
function PlaceMap({ map: { town, frame, isExact, address, streets, href } }: { map: PlaceMapView }) {
  const words = useWords(mapTexts)
  return (
    <div className="map-place">
      <TownCanvas
        town={town}
        title={words.mapOf(town)}
        frame={frame}
        labels={address ? [middle, below] : [middle]}
        streets={streets}
      >
        <circle className={isExact ? 'map-around' : 'map-around map-rough'} cx="50%" cy="50%" r="1.75em" />
        <circle className="map-mark" cx="50%" cy="50%" r="0.5em" />
        {address && (
          <text className="map-name map-address" x={percentOf(below.x)} y={percentOf(below.y)}>
            {address}
          </text>
        )}
      </TownCanvas>
      <p className="map-note">
        {townMapOf(town) && words.sketch} {!isExact && words.roughPlace}
      </p>
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
