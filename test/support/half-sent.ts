import { connect } from 'node:net'

export interface HalfSent {
  /** Sends the rest, and gives the whole raw answer. */
  finish(): Promise<string>
}

/** Posts JSON, half of it so far. The server has read the head and waits for the rest when this is done. */
export async function sendHalf(url: string, body: object): Promise<HalfSent> {
  const { hostname, port, pathname, host } = new URL(url)
  const bytes = Buffer.from(JSON.stringify(body))
  const half = Math.floor(bytes.length / 2)
  const socket = connect(Number(port), hostname)
  const { promise: over, resolve, reject } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
    if (answer.includes('100 Continue')) begin()
  })
  socket.once('close', () => resolve())
  socket.once('error', reject)
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nConnection: close\r\n` +
      `Content-Length: ${bytes.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  socket.write(bytes.subarray(0, half))
  await Promise.race([begun, over])
  return {
    async finish() {
      socket.write(bytes.subarray(half))
      await over
      return answer
    },
  }
}
