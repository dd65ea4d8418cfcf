import { type Answer, type Delivery, exchange } from './raw-exchange.ts'

/** Something that was sent, to be written to a file where it led to a failure. */
export interface SentBytes {
  channel: 'http' | 'imap'
  bytes: Buffer
  delivery: Delivery
}

export interface TargetOptions {
  port: number
  /** The Cookie header of a signed-in staff member. */
  cookie: string
  inboundKey: string
  /** A photo that the site accepts. */
  photo: Buffer
  deliverMail: (message: string) => void
  onAnswer: (sent: SentBytes, answer: Answer) => void
}

export interface HttpRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Buffer | string
}

/** A placeholder for the session cookie in recorded bytes; a replay fills in its own. */
const COOKIE = '{{COOKIE}}'

/** The site under attack, and what attacks are made of. Records everything that is sent. */
export class Target {
  readonly port: number
  readonly host: string
  readonly inboundKey: string
  readonly photo: Buffer
  /** Headers of a request from the staff's own pages. */
  readonly staffHeaders: Record<string, string>
  readonly #sent: SentBytes[]
  readonly #options: TargetOptions

  constructor(options: TargetOptions, sent: SentBytes[] = []) {
    this.#options = options
    this.#sent = sent
    this.port = options.port
    this.host = `localhost:${options.port}`
    this.inboundKey = options.inboundKey
    this.photo = options.photo
    this.staffHeaders = { Cookie: COOKIE, Origin: `http://${this.host}`, 'Sec-Fetch-Site': 'same-origin' }
  }

  /** The same target for one attack, which notes what it sends in `sent`. */
  fork(onAnswer: TargetOptions['onAnswer'], sent: SentBytes[]): Target {
    return new Target({ ...this.#options, onAnswer }, sent)
  }

  /** Sends bytes as they are. */
  async raw(bytes: Buffer | string, delivery: Delivery = {}): Promise<Answer> {
    const record: SentBytes = { channel: 'http', bytes: Buffer.from(bytes), delivery }
    this.#sent.push(record)
    const answer = await exchange(this.port, this.#withCookie(record.bytes), delivery)
    this.#options.onAnswer(record, answer)
    return answer
  }

  /** Sends a well-formed request. */
  http(request: HttpRequest, delivery: Delivery = {}): Promise<Answer> {
    return this.raw(this.bytesOf(request), delivery)
  }

  bytesOf({ method = 'GET', path, headers = {}, body }: HttpRequest): Buffer {
    const content = Buffer.from(body ?? '')
    const lines = Object.entries({
      Host: this.host,
      Connection: 'close',
      ...(body === undefined ? {} : { 'Content-Length': String(content.length) }),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    return Buffer.concat([
      Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
      content,
    ])
  }

  /** Lays a mail in the mailbox that the site reads. */
  deliverMail(message: Buffer | string): void {
    const bytes = Buffer.from(message)
    this.#sent.push({ channel: 'imap', bytes, delivery: {} })
    this.#options.deliverMail(bytes.toString('latin1'))
  }

  #withCookie(bytes: Buffer): Buffer {
    const at = bytes.indexOf(COOKIE)
    if (at < 0) return bytes
    const after = bytes.subarray(at + COOKIE.length)
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(this.#options.cookie), after])
  }
}
