import { scaleWithin } from '../../../../domain/submissions/photo.ts'
import { newSubmissionKey } from '../../../../domain/submissions/submission-key.ts'
import { type ActionResult, actionFields } from '../../../../forms/engine/action-result.ts'
import { outboxTag } from '../../../workspace/ui/device/messages.ts'
import { registerWorker } from '../../../workspace/ui/device/register-worker.ts'
import { entryOf, type OutboxEntry } from '../../../workspace/ui/outbox/outbox-entry.ts'
import {
  type AnsweredMessage,
  deleteEntry,
  isAnswered,
  outboxChannel,
  putEntry,
  readEntries,
} from '../../../workspace/ui/outbox/outbox-store.ts'
import { type SendState, sendOutbox } from './send-outbox.ts'

/** The pauses between attempts without contact, in seconds; the last one repeats. */
const PAUSES_S = [2, 5, 15, 30, 60]

export interface OutboxState {
  /** Whether the device can keep what is done; null until that is known. */
  isAvailable: boolean | null
  /** What waits, and what was refused, in the order in which it was done. */
  entries: readonly OutboxEntry[]
  /** How the last attempt to send ended; null while there is one, and before the first. */
  sent: SendState | null
  /** The answer to what was sent last. */
  result: ActionResult | undefined
  /** The cases that were finished or snoozed here, until the list is read again. */
  gone: ReadonlySet<string>
}

export const emptyOutbox: OutboxState = {
  isAvailable: null,
  entries: [],
  sent: null,
  result: undefined,
  gone: new Set(),
}

/** What takes a case off the list of the day. */
const removing = ['casework.ask', 'casework.finish', 'casework.snoozeUntil']

export const takesOffList = ({ action }: Pick<OutboxEntry, 'action'>): boolean => removing.includes(action)

/** The outbox of a staff member on this device, as the page shows it, and when it is sent. */
export class Outbox {
  readonly #staffId: string
  readonly #notTaken: string
  readonly #hearers = new Set<() => void>()
  #state: OutboxState = emptyOutbox
  #sending: Promise<void> | null = null
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(staffId: string, notTaken: string) {
    this.#staffId = staffId
    this.#notTaken = notTaken
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  readonly state = (): OutboxState => this.#state

  /** Reads the outbox, and sends it now and whenever there may be contact again. Gives the way to stop. */
  start(): () => void {
    const channel = new BroadcastChannel(outboxChannel)
    channel.onmessage = ({ data }) => (isAnswered(data) ? this.#showAnswer(data) : this.#read())
    const retry = () => {
      this.#attempts = 0
      this.send()
    }
    const whenShown = () => document.visibilityState === 'visible' && retry()
    addEventListener('online', retry)
    addEventListener('focus', retry)
    document.addEventListener('visibilitychange', whenShown)
    this.#read().then(retry)
    return () => {
      channel.close()
      clearTimeout(this.#timer)
      removeEventListener('online', retry)
      removeEventListener('focus', retry)
      document.removeEventListener('visibilitychange', whenShown)
    }
  }

  /** Stores what a form sends, with smaller photos, and sends it. Rejects where the device cannot store it. */
  async add(data: FormData, about: Pick<OutboxEntry, 'reference' | 'title'>): Promise<void> {
    const action = String(data.get(actionFields.action))
    const own = { key: newSubmissionKey(), staffId: this.#staffId, at: Date.now(), action }
    await putEntry(await entryOf(await shrinkPhotos(data), { ...about, ...own }))
    // The browser keeps it also when the device gets full.
    navigator.storage?.persist?.()
    await this.#read()
    this.send()
  }

  /** Sends what was refused once more, knowing why it was refused. */
  async retry(entry: OutboxEntry): Promise<void> {
    const { seen: _, ...fields } = entry.fields
    await putEntry({ ...entry, fields, refusal: null })
    this.send()
  }

  async discard({ key }: OutboxEntry): Promise<void> {
    await deleteEntry(key)
  }

  /** The list of the day has been read: it says itself what is gone. */
  listWasRead(): void {
    if (this.#state.gone.size > 0) this.#set({ gone: new Set() })
  }

  send(): void {
    clearTimeout(this.#timer)
    const isWaiting = this.#state.entries.some(({ refusal }) => refusal === null)
    if (!isWaiting || this.#sending) return
    this.#sending = this.#send().finally(() => {
      this.#sending = null
      this.#sendLater()
    })
  }

  async #send(): Promise<void> {
    this.#set({ sent: null })
    const sent = await sendOutbox({
      staffId: this.#staffId,
      notTaken: this.#notTaken,
    })
    this.#attempts = sent === 'sent' ? 0 : this.#attempts + 1
    await this.#read()
    this.#set({ sent })
    if (sent === 'unreachable') await sendInBackground()
  }

  #showAnswer({ entry, outcome }: AnsweredMessage): void {
    if (entry.staffId !== this.#staffId) return
    if (takesOffList(entry)) this.#set({ gone: new Set([...this.#state.gone, entry.reference]) })
    if (outcome.status === 'done') this.#set({ result: outcome })
  }

  /** Sends again after a pause what could not be sent, or what came in the meantime. */
  #sendLater(): void {
    const { sent } = this.#state
    if (sent === 'signed-out') return
    const pause = sent === 'sent' ? 0 : (PAUSES_S[Math.min(this.#attempts, PAUSES_S.length) - 1] ?? 2)
    this.#timer = setTimeout(() => this.send(), pause * 1000)
  }

  async #read(): Promise<void> {
    try {
      const all = await readEntries()
      const entries = all.filter(({ staffId }) => staffId === this.#staffId)
      this.#set({ isAvailable: 'locks' in navigator, entries })
    } catch (error) {
      console.error('The outbox cannot be read', error)
      this.#set({ isAvailable: false, entries: [] })
    }
  }

  #set(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change }
    for (const hear of this.#hearers) hear()
  }
}

/** Asks the browser to send the outbox when there is contact, also where the page is closed by then. */
async function sendInBackground(): Promise<void> {
  const registration: BackgroundSync | null = await registerWorker()
  await registration?.sync?.register(outboxTag).catch(() => undefined)
}

/** Background Sync, which Chromium has and TypeScript's library does not. */
interface BackgroundSync extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** A photo that is sent: Safari draws no larger canvas than of 16 megapixels. */
const BOUNDS = { shortSide: 1500, pixels: 16_000_000 }

/** Its quality as a JPEG. */
const QUALITY = 0.8

/**
 * A photo small enough for a poor line: scaled down on the device, as a JPEG without the place and time that the camera
 * writes into it. What the browser cannot read, and what does not get smaller, stays as it is.
 */
async function shrinkPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return file
  const scale = scaleWithin(bitmap, BOUNDS)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob || blob.size >= file.size) return file
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}

/** Replaces the photos in what a form sends with smaller ones. */
async function shrinkPhotos(data: FormData): Promise<FormData> {
  const smaller = new FormData()
  for (const [name, value] of data)
    smaller.append(name, value instanceof File && value.size > 0 ? await shrinkPhoto(value) : value)
  return smaller
}
