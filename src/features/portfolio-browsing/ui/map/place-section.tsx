import './map-canvas.css'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PlaceMapView } from '../../server/map/map-view.ts'
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
