import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How bytes go over the connection. All at once, where nothing is said. */
export interface Delivery {
  /** The client is gone after this many bytes. */
  cutAt?: number
  /** How it goes: with RST, or with an orderly FIN. */
  cutBy?: 'reset' | 'end'
  /** Sends so many bytes at a time, with a pause between them. */
  piece?: number
  pauseMs?: number
  /** How long an answer is waited for. */
  patienceMs?: number
}

/** `silent`: the connection stayed open and nothing came. `gone`: the client itself went away first. */
export type Answer =
  | { outcome: 'answered'; status: number }
  | { outcome: 'closed' | 'silent' | 'gone' | 'refused' }

const PATIENCE_MS = 30_000
const STATUS_LINE = /^HTTP\/1\.[01] (\d{3})/

/** Sends bytes as they are to a port on loopback and gives the status of the first answer. */
export function exchange(port: number, bytes: Buffer, delivery: Delivery = {}): Promise<Answer> {
  const { cutAt, cutBy = 'reset', piece = 65_536, pauseMs = 0, patienceMs = PATIENCE_MS } = delivery
  const sent = cutAt === undefined ? bytes : bytes.subarray(0, cutAt)
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const finish = (result: Answer) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(result)
    }
    const timer = setTimeout(() => finish({ outcome: 'silent' }), patienceMs)
    socket.on('data', (chunk) => {
      if (answer.length < 64) answer += chunk.toString('latin1')
      const status = STATUS_LINE.exec(answer)?.[1]
      if (status && status !== '100') finish({ outcome: 'answered', status: Number(status) })
      else if (answer.length >= 64) answer = answer.slice(answer.indexOf('\r\n\r\n') + 4)
    })
    socket.on('error', (error: NodeJS.ErrnoException) =>
      finish({ outcome: error.code === 'ECONNREFUSED' ? 'refused' : 'closed' }),
    )
    socket.on('close', () => finish({ outcome: 'closed' }))
    const write = async () => {
      for (let at = 0; at < sent.length && socket.writable; at += piece) {
        const isAccepted = socket.write(sent.subarray(at, at + piece))
        if (!isAccepted) await new Promise((next) => socket.once('drain', next).once('close', next))
        if (pauseMs > 0) await sleep(pauseMs)
      }
      if (cutAt === undefined) return
      // What was written has to be on its way before the connection is reset.
      await new Promise((next) => socket.write('', next))
      if (cutBy === 'reset') socket.resetAndDestroy()
      else socket.end()
      finish({ outcome: 'gone' })
    }
    socket.on('connect', () => void write().catch(() => finish({ outcome: 'closed' })))
  })
}
