import { type ComponentType, createContext } from 'react'
import type { PropertyMapView } from '../../../server/catalogue/map/map-view.ts'

/**
 * What draws maps on the server, which renders in one go (`app/entry.server.tsx`). In the browser there is none: the code
 * is loaded with the first map, and takes over what the server has drawn.
 */
export const MapOnServer = createContext<ComponentType<{ map: PropertyMapView }> | null>(null)
