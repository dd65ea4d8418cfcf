import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { FormLoad } from '../../test/support/form-load.ts'

const VISITORS = 20
const pages = [
  '/', '/eiendommer', '/eiendommer?type=bolig', '/ledige-leiligheter', '/bolig', '/om-oss', '/kundeservice',
  '/melde-avvik', '/interesseskjema', '/parkering', '/minilager', '/personvern',
] // biome-ignore format: a list of paths
/** Of all visitors together, one sends a form this often. */
const FORM_EVERY_MS = 3000
/** A photo waits for its turn among others. */
const FORM_PATIENCE_MS = 30_000
const GIVEN_UP_AFTER_MS = 90_000

/** Visitors who look at one page after the other; now and then one of them sends a form with a photo. */
export class Visitors {
  readonly forms: FormLoad
  readonly formsGivenUp: string[] = []
  /** Pages that came with a status that a visitor sees as a failure, or not at all. */
  readonly failures: string[] = []
  readonly #port: number
  readonly #photo: Buffer
  readonly #agent = new Agent({ keepAlive: true, maxSockets: VISITORS * 2 })
  #times: number[] = []
  #isOver = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(port: number, photo: Buffer) {
    this.#port = port
    this.#photo = photo
    this.forms = new FormLoad(`http://localhost:${port}`, { perSecond: 0 })
  }

  start(): void {
    const looking = Array.from({ length: VISITORS }, (_, index) => this.#look(index))
    this.#running = Promise.all([...looking, this.#sendForms()])
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#running
    this.#agent.destroy()
  }

  /** The times of the pages since the last call, in ms. */
  takeTimes(): number[] {
    const times = this.#times
    this.#times = []
    return times
  }

  async #look(index: number): Promise<void> {
    for (let count = index; !this.#isOver; count += 1) {
      const path = pages[count % pages.length] ?? '/'
      const start = performance.now()
      const outcome = await this.#page(path, index)
      if (outcome === 200) this.#times.push(performance.now() - start)
      else this.failures.push(`${path}: ${outcome}`)
      await sleep(300 + ((count * 7919) % 600))
    }
  }

  #page(path: string, index: number): Promise<number | string> {
    return new Promise((resolve) => {
      const request = get(
        {
          port: this.#port,
          host: '127.0.0.1',
          path,
          agent: this.#agent,
          headers: { Host: `localhost:${this.#port}`, 'X-Forwarded-For': addressOf(index) },
        },
        (response) => {
          response.resume()
          response.once('end', () => resolve(response.statusCode ?? 0))
          response.once('error', (error) => resolve(error.message))
        },
      )
      request.setTimeout(30_000, () => request.destroy(new Error('no answer in 30 s')))
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The server may close an idle connection in the moment in which it is used again: browsers ask again.
        const isStale = request.reusedSocket && error.code === 'ECONNRESET'
        resolve(isStale ? this.#page(path, index) : error.message)
      })
    })
  }

  async #sendForms(): Promise<void> {
    const underWay: Promise<void>[] = []
    for (let count = 0; !this.#isOver; count += 1) {
      underWay.push(this.#sendForm(count))
      await sleep(FORM_EVERY_MS)
    }
    await Promise.all(underWay)
  }

  /** Sends a form, and again under the same key until it is acknowledged, as a browser's visitor would. */
  async #sendForm(count: number): Promise<void> {
    const form = {
      key: crypto.randomUUID(),
      photo: this.#photo,
      timeoutMs: FORM_PATIENCE_MS,
      headers: { 'X-Forwarded-For': addressOf(count % VISITORS) },
    }
    const deadline = Date.now() + GIVEN_UP_AFTER_MS
    while (!(await this.forms.sendOnce(form))) {
      if (Date.now() > deadline) return void this.formsGivenUp.push(form.key)
      await sleep(500)
    }
  }
}

const addressOf = (index: number) => `198.51.100.${index + 1}`

/** The time that so large a share of the answers stayed below. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
