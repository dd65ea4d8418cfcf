import { type ReactNode, Suspense } from 'react'
import mapStyles from './map.css?url'

/** The code that draws maps, and that of no other part of a page. */
export const drawnMaps = () => import('./drawn-maps.ts')

/** A part of a page whose code and styles come only with it. A list shows a map only where one is asked for, so its page does not have them. */
export function MapPart({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <Suspense fallback={loading}>{children}</Suspense>
    </>
  )
}
