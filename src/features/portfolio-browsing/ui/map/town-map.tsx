import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../../ui/page/lazy-part.ts'
import { useHydrated } from '../../../../ui/page/use-hydrated.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { Frame } from '../../map/frame.ts'
import type { MapCredit, MapPin } from '../../server/map/map-view.ts'
import type { PropertyCardView } from '../../server/views.ts'
import { mapTexts } from './map.words.ts'
import { Pin } from './pin.tsx'
import { TownCanvas } from './town-canvas.tsx'
import { useChosenPin } from './use-chosen-pin.ts'

const TileMap = lazyPart(async () => (await import('./tile-map.tsx')).TileMap)
const PinPreview = lazyPart(async () => (await import('./pin-preview.tsx')).PinPreview)

interface TownMapProps {
  town: string
  frame: Frame
  pins: readonly MapPin[]
  credit: MapCredit | null
  cards: readonly PropertyCardView[]
  /** Stands below the map, beside what opens the other one. */
  children: ReactNode
}

/** The map of a town: a drawing, and the map of a map service in its place where there is one and a visitor asks for it. */
export function TownMap({ town, frame, pins, credit, cards, children }: TownMapProps) {
  const words = useWords(mapTexts)
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  const { chosen, choose, close } = useChosenPin()
  const title = words.mapOf(town)
  const drawing = (
    <TownCanvas town={town} title={title} frame={frame} labels={pins.map((pin) => pin.label)}>
      {pins.map((pin) => (
        <Pin
          key={`${pin.href} ${pin.at.x} ${pin.at.y}`}
          pin={pin}
          isChosen={pin === chosen}
          onChoose={choose}
        />
      ))}
    </TownCanvas>
  )
  return (
    <>
      <div className="map-window">
        {isOpen && credit ? (
          <Suspense fallback={drawing}>
            <TileMap title={title} frame={frame} pins={pins} credit={credit} onChoose={choose} />
          </Suspense>
        ) : (
          drawing
        )}
        {chosen && pins.includes(chosen) && (
          <Suspense fallback={null}>
            <PinPreview pin={chosen} cards={cards} onClose={close} />
          </Suspense>
        )}
      </div>
      <p className="map-foot">
        {credit && (
          <button
            type="button"
            className="map-switch scripts-only"
            // This part of the page is taken over after the others: an earlier press would be lost.
            disabled={!isHydrated}
            onClick={() => setIsOpen((before) => !before)}
          >
            {isOpen ? words.closeTiles : words.openTiles}
          </button>
        )}
        {children}
      </p>
    </>
  )
}
