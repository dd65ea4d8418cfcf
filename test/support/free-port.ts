import { createServer } from 'node:net'

/** Below the ports that systems hand out by themselves, so that no client's connection takes it meanwhile. */
const [LOWEST, HIGHEST] = [10_000, 32_000]

/** A port of loopback that no process listens on, for a server of a test's own. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    if (await isFree(port)) return port
  }
}

/** On every address, as the site listens. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
