import { SiteLink } from '../../../../ui/page/site-link.tsx'
import type { MapPin } from '../../server/map/map-view.ts'
import { percentOf } from './area-names.tsx'

/** How wide a label is, in its own font's height. */
const widthOf = (text: string): number => Math.max(1.9, text.length * 0.56 + 1.1)

/** A pin of the map: a label that leads to the property or the list, and a dot where its place is, if that is elsewhere. */
export function Pin({ pin: { at, label, text, name, href, isSmall, isExact } }: { pin: MapPin }) {
  const width = widthOf(text)
  const isMoved = Math.abs(at.x - label.x) > 0.02 || Math.abs(at.y - label.y) > 0.02
  const kind = isSmall ? 'map-pin map-several' : isExact ? 'map-pin' : 'map-pin map-rough'
  return (
    <SiteLink className={kind} href={href} aria-label={name}>
      {isMoved && (
        <>
          <line x1={percentOf(at.x)} y1={percentOf(at.y)} x2={percentOf(label.x)} y2={percentOf(label.y)} />
          <circle cx={percentOf(at.x)} cy={percentOf(at.y)} r="3" />
        </>
      )}
      <svg x={percentOf(label.x)} y={percentOf(label.y)} overflow="visible" aria-hidden="true">
        <rect x={`${-width / 2}em`} y="-0.95em" width={`${width}em`} height="1.9em" rx="0.95em" />
        <text textAnchor="middle" dy="0.35em">
          {text}
        </text>
      </svg>
    </SiteLink>
  )
}
