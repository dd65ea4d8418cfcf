import { Agent, get } from 'node:http'

export interface RequestTally {
  /** How many answers came. */
  requests: number
  /** Body of the last answer as it was sent, in bytes. */
  bytes: number
  /** `identity` where it was sent as it is. */
  encoding: string
}

interface Limits {
  count: number
  seconds: number
  connections?: number
  acceptEncoding: string
}

/**
 * Asks a server of this machine for one address, until it was asked so often or for so long.
 * @throws Error where an answer is not 200.
 */
export async function askRepeatedly(
  url: URL,
  { count, seconds, connections = 8, acceptEncoding }: Limits,
): Promise<RequestTally> {
  if (url.hostname !== '127.0.0.1') throw new Error('Load goes to this machine only')
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  let started = 0
  const asked: RequestTally = { requests: 0, bytes: 0, encoding: 'identity' }
  const client = async () => {
    while (started < count && performance.now() < end) {
      started += 1
      const { bytes, encoding } = await ask(url, agent, acceptEncoding)
      asked.requests += 1
      asked.bytes = bytes
      asked.encoding = encoding
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, client))
  } finally {
    agent.destroy()
  }
  return asked
}

function ask(url: URL, agent: Agent, acceptEncoding: string): Promise<{ bytes: number; encoding: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': acceptEncoding, Accept: 'text/html' }
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('error', reject)
      answer.on('end', () => resolve({ bytes, encoding: answer.headers['content-encoding'] ?? 'identity' }))
    }).on('error', reject)
  })
}
