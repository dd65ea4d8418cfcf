import { createContext } from 'react'
import type * as DrawnMaps from './drawn-maps.ts'

/**
 * What draws maps on the server, which renders in one go (`app/entry.server.tsx`). In the browser there is none: the code
 * is loaded with the first map, and takes over what the server has drawn.
 */
export const MapsOnServer = createContext<typeof DrawnMaps | null>(null)
