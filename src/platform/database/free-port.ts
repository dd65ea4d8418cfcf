import { createServer } from 'node:net'

/** A port where a server can listen: the wanted one if possible, or one that outgoing connections do not use. */
export async function findPort(wanted: number | null): Promise<number> {
  if (wanted && (await isFree(wanted))) return wanted
  for (let tries = 0; tries < 100; tries += 1) {
    // Below 32768, where Linux begins to take ports for outgoing connections.
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
  throw new Error('No free port was found.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
