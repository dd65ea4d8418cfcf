import './map-canvas.css'
import type { PlaceMapView } from '../../../server/catalogue/map/map-view.ts'
import { useWords } from '../../use-words.ts'
import { mapTexts } from './map.words.ts'
import { PlaceMap } from './place-map.tsx'

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
