import type { HttpBindings } from '@hono/node-server'

/** The values that a route gets besides the request. */
export interface RequestBindings extends HttpBindings {
  /** The address that the client is counted by (`client-address.ts`); null where nothing is counted. */
  clientAddress: string | null
}
