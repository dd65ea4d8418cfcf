import { useEffect, useRef } from 'react'
import { Card, CardLink, CardPrice } from '../../../../ui/kit/card.tsx'
import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { PictureImage } from '../../../../ui/kit/picture-image.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { MapPin } from '../../server/map/map-view.ts'
import type { PropertyCardView } from '../../server/views.ts'
import { Heart } from '../favourites/heart.tsx'
import { useProperties } from '../favourites/use-properties.ts'
import { AvailabilityMark } from '../property/availability.tsx'
import { NoPicture } from '../property/no-picture.tsx'
import { cardTexts } from '../property/property-card.words.ts'
import { mapTexts } from './map.words.ts'

interface PinPreviewProps {
  pin: MapPin
  /** Those of the list beside the map. A long list has not all that the map has: the others are read. */
  cards: readonly PropertyCardView[]
  onClose: () => void
}

const none: readonly string[] = []

/** What lies where a pin is, on the map: it does not cover the pin. Escape closes it. */
export function PinPreview({ pin, cards, onClose }: PinPreviewProps) {
  const words = useWords(mapTexts)
  const root = useRef<HTMLDivElement>(null)
  const id = pin.href.split('/').at(-1) ?? ''
  const known = cards.find((card) => card.id === id)
  const read = useProperties(known ? none : [id])
  const card = known ?? read?.find((one) => one.id === id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pin takes the focus too
  useEffect(() => {
    root.current?.focus()
  }, [id])
  useEffect(() => {
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [onClose])
  return (
    <div
      ref={root}
      className="map-preview"
      data-above={pin.label.y > 0.5 ? '' : undefined}
      role="dialog"
      aria-label={pin.name}
      tabIndex={-1}
    >
      {card ? (
        <PreviewCard card={card} />
      ) : (
        <SiteLink className="map-preview-name" href={pin.href}>
          {pin.name}
        </SiteLink>
      )}
      <button type="button" aria-label={words.closePreview} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}

function PreviewCard({ card: { id, title, picture, vacancy, facts, price } }: { card: PropertyCardView }) {
  const { details, noPrice } = useWords(cardTexts)
  return (
    <Card
      className="map-preview-card"
      aside={<Heart id={id} title={title} />}
      picture={
        <PictureImage picture={picture} alt="" sizes="7rem" widest={480} placeholder={<NoPicture />} />
      }
    >
      <h3>
        <Hyphenated>{title}</Hyphenated>
      </h3>
      <AvailabilityMark value={vacancy} />
      {facts.length > 0 && <p className="quiet">{facts.join(' · ')}</p>}
      {price ? <CardPrice>{price}</CardPrice> : <p className="quiet">{noPrice}</p>}
      <CardLink href={`/eiendommer/${id}`} aria-label={`${details}: ${title}`}>
        {details}
      </CardLink>
    </Card>
  )
}
