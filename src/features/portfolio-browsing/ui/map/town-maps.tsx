import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import { townMapOf } from '../../map/map-place.ts'
import type { MapCredit, PropertyMapView, TownMapView } from '../../server/map/map-view.ts'
import type { PropertyCardView } from '../../server/views.ts'
import { mapTexts } from './map.words.ts'
import { TownMap } from './town-map.tsx'

/** The map of a list, a drawing for each town. */
export function TownMaps({ map, cards }: { map: PropertyMapView; cards: readonly PropertyCardView[] }) {
  const words = useWords(mapTexts)
  const isRough = map.towns.some(({ pins }) => pins.some(({ isExact }) => !isExact))
  const isDrawn = map.towns.some(({ name }) => townMapOf(name))
  return (
    <div className="map-towns">
      <div className="map-row" data-single={map.towns.length === 1 ? '' : undefined}>
        {map.towns.map((town) => (
          <Town key={town.name} town={town} credit={map.credit} cards={cards} />
        ))}
      </div>
      <p className="map-note">
        {map.listed && <span className="scripts-only">{words.paged(map.listed)}</span>}{' '}
        {isDrawn && <span className="map-sketch">{words.sketch}</span>} {isRough && words.rough}{' '}
        {map.missing > 0 && words.missing(map.missing)}
      </p>
    </div>
  )
}

interface TownProps {
  town: TownMapView
  credit: MapCredit | null
  cards: readonly PropertyCardView[]
}

function Town({ town: { name, count, href, frame, pins }, credit, cards }: TownProps) {
  const words = useWords(mapTexts)
  const id = `kart-${pins[0]?.href ?? name}`
  return (
    <section className="map-town" aria-labelledby={id}>
      <div className="map-head">
        <h2 id={id}>{name}</h2>
        <p>{words.count(count)}</p>
      </div>
      <TownMap town={name} frame={frame} pins={pins} credit={credit} cards={cards}>
        {href && <SiteLink href={href}>{words.onlyTown(name)}</SiteLink>}
      </TownMap>
    </section>
  )
}
