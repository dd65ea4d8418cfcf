import type { Server } from 'node:net'

/** The port that a listening server has. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens to no port')
  return address.port
}
