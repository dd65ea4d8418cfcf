import type { HttpBindings } from '@hono/node-server'

/** What a route knows of a request besides the request itself. */
export interface RequestBindings extends HttpBindings {
  /** The address that the client is counted by (`client-address.ts`); null where nothing is counted. */
  clientAddress: string | null
}
