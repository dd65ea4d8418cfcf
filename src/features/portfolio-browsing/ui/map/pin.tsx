import type { MouseEvent } from 'react'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import type { MapPin } from '../../server/map/map-view.ts'
import { percentOf } from './map-names.tsx'

/** How wide a label is, in its own font's height. */
const widthOf = (text: string): number => Math.max(1.9, text.length * 0.56 + 1.1)

interface PinProps {
  pin: MapPin
  isChosen: boolean
  onChoose: ChoosePin
}

/** Shows what a pin is of, in place of following its link. */
export type ChoosePin = (pin: MapPin, link: HTMLElement | SVGElement, event: PinPress) => void

type PinPress = Pick<MouseEvent, 'preventDefault' | 'metaKey' | 'ctrlKey' | 'shiftKey'>

/** A pin of the map: a label that leads to the property or the list, and a dot where its place is, if that is elsewhere. */
export function Pin({ pin, isChosen, onChoose }: PinProps) {
  const { at, label, text, name, href, count, isExact } = pin
  const width = widthOf(text)
  const isMoved = Math.abs(at.x - label.x) > 0.02 || Math.abs(at.y - label.y) > 0.02
  const kind = count > 1 ? 'map-pin map-several' : isExact ? 'map-pin' : 'map-pin map-rough'
  return (
    <SiteLink
      className={kind}
      href={href}
      aria-label={name}
      data-chosen={isChosen ? '' : undefined}
      onClick={(event) => onChoose(pin, event.currentTarget, event)}
    >
      {isMoved && (
        <>
          <line x1={percentOf(at.x)} y1={percentOf(at.y)} x2={percentOf(label.x)} y2={percentOf(label.y)} />
          <circle cx={percentOf(at.x)} cy={percentOf(at.y)} r="3" />
        </>
      )}
      <svg x={percentOf(label.x)} y={percentOf(label.y)} overflow="visible" aria-hidden="true">
        <rect x={`${-width / 2}em`} y="-0.95em" width={`${width}em`} height="1.9em" rx="0.95em" />
        {text ? (
          <text textAnchor="middle" dy="0.35em">
            {text}
          </text>
        ) : (
          <circle r="0.3em" />
        )}
      </svg>
    </SiteLink>
  )
}
