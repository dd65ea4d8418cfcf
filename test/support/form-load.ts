import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { formWithId } from './form-with-id.ts'
import { sampleEntries } from './sample-answers.ts'

export interface FormLoadOptions {
  /** How many forms are begun per second. */
  perSecond: number
  /** Sent along with every so many-th form; null for forms without photos. */
  photo?: { bytes: Buffer; every: number } | null
  /** Clients that wait for their answer at the same time. */
  maxUnderWay?: number
}

/** What was answered with 201: the form's reference, and how many photos the answer said were missing. */
export interface Acknowledged {
  reference: string
  /** The path of the case's page, which is secret; empty where the answer had none. */
  page: string
  sentPhotos: number
  missingPhotos: number
}

/**
 * Clients that send forms and repeat each under its idempotency key until it is acknowledged. What they sent and
 * what was acknowledged is counted against the database and the mailbox by `count-delivery.ts`.
 */
export class FormLoad {
  readonly sentKeys = new Set<string>()
  readonly acknowledged = new Map<string, Acknowledged>()
  readonly #url: string
  readonly #options: FormLoadOptions
  readonly #underWay = new Set<Promise<void>>()
  #isOver = false
  #hasGivenUp = false
  #running: Promise<void> | null = null

  constructor(url: string, options: FormLoadOptions) {
    this.#url = url
    this.#options = options
  }

  start(): void {
    this.#isOver = false
    this.#running = this.#run()
  }

  /** Begins no more forms, and waits for those under way; gives those up that are not answered by then. */
  async stop(patienceMs: number): Promise<void> {
    this.#isOver = true
    await this.#running
    const timer = setTimeout(() => {
      this.#hasGivenUp = true
    }, patienceMs)
    await Promise.all(this.#underWay)
    clearTimeout(timer)
  }

  /** Sends one form once, with a photo where one is given, to another process where `url` names one. Gives whether it was acknowledged. */
  async sendOnce({
    key = randomUUID(),
    photo = null,
    timeoutMs = 5000,
    headers = {},
    url = this.#url,
  }: {
    key?: string
    photo?: Buffer | null
    timeoutMs?: number
    headers?: Record<string, string>
    url?: string
  } = {}): Promise<boolean> {
    this.sentKeys.add(key)
    const form = formWithId(photo ? 'issue-report' : 'contact-message')
    const answers = Object.fromEntries(
      Object.entries(sampleEntries(form)).map(([name, [text]]) => [name, text ?? '']),
    )
    const body = { ...answers, email: `${key}@eksempel.no` }
    try {
      const response = await fetch(`${url}/api/skjema/${form.id}`, {
        method: 'POST',
        headers: {
          ...headers,
          'Idempotency-Key': key,
          ...(photo ? {} : { 'Content-Type': 'application/json' }),
        },
        body: photo ? multipart(body, photo) : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer: { reference?: string; case?: string; photosMissing?: number } = await response.json()
      if (response.status !== 201 || !answer.reference) return false
      this.acknowledged.set(key, {
        reference: answer.reference,
        page: answer.case ?? '',
        sentPhotos: photo ? 1 : 0,
        missingPhotos: answer.photosMissing ?? 0,
      })
      return true
    } catch {
      return false
    }
  }

  async #run(): Promise<void> {
    const { perSecond, maxUnderWay = 150 } = this.#options
    while (!this.#isOver) {
      const one: Promise<void> = this.#sendUntilAcknowledged().finally(() => this.#underWay.delete(one))
      this.#underWay.add(one)
      await sleep(1000 / perSecond)
      // While the site is down the clients do not become more and more.
      while (this.#underWay.size > maxUnderWay && !this.#isOver) await sleep(20)
    }
  }

  async #sendUntilAcknowledged(): Promise<void> {
    const key = randomUUID()
    const { photo } = this.#options
    const sent = { key, photo: photo && this.sentKeys.size % photo.every === 0 ? photo.bytes : null }
    while (!this.#hasGivenUp && !(await this.sendOnce(sent))) await sleep(50 + Math.random() * 100)
  }
}

function multipart(answers: Record<string, string>, photo: Buffer): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(answers)) data.append(name, value)
  data.append('imageUrls', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'bilde.jpg')
  return data
}
