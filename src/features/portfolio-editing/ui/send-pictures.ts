import { z } from 'zod'
import { manyPicturesTexts as texts } from '../pictures.words.ts'

/** A file to send, by its name or its path in the folder that was chosen. */
export interface ChosenFile {
  path: string
  file: File
}

export interface UnsentFile extends ChosenFile {
  why: string
}

/** How many files are on their way at once: one is sent while another is stored. */
const AT_ONCE = 3

/** How often a piece is tried, and how long after each try, in ms. A connection that is gone for a minute breaks nothing. */
const RETRY_AFTER_MS = [1000, 3000, 8000, 20_000, 30_000]

/** Larger pictures are refused by the server: they are named to it, and not sent. */
const MAX_PICTURE_BYTES = 25 * 1024 * 1024

const batchAnswer = z.object({ batch: z.string() })
const archiveAnswer = z.object({ archive: z.string(), has: z.array(z.number()), pieceBytes: z.number() })

/** Why a file cannot be sent, in words for the staff member. */
class NotSent extends Error {
  override name = 'NotSent'
}

/** Opens a batch on the server. Gives the address that its pictures are sent to. */
export async function openBatch(): Promise<{ id: string; address: string }> {
  const { batch } = batchAnswer.parse(await post('/api/ansatt/bilder'))
  return { id: batch, address: `/api/ansatt/bilder/${batch}` }
}

/** Tells the server that everything was sent. */
export async function closeBatch(address: string): Promise<void> {
  await post(`${address}/ferdig`)
}

/** Sends files, each until it has arrived. Gives those that have not; `onSent` counts bytes. */
export async function sendFiles(
  address: string,
  files: readonly ChosenFile[],
  onSent: (bytes: number) => void,
): Promise<UnsentFile[]> {
  const waiting = [...files]
  const unsent: UnsentFile[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await (isZip(next.file) ? sendZip(address, next, onSent) : sendPicture(address, next, onSent))
      } catch (error) {
        unsent.push({ ...next, why: error instanceof NotSent ? error.message : texts.refusedFile })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return unsent
}

export const isZip = ({ name }: File): boolean => /\.zip$/i.test(name)

async function sendPicture(address: string, { path, file }: ChosenFile, onSent: (bytes: number) => void) {
  const body = file.size > MAX_PICTURE_BYTES ? '' : file
  await post(`${address}/bilde?${queryOf(path, file.size)}`, body)
  onSent(file.size)
}

async function sendZip(address: string, { path, file }: ChosenFile, onSent: (bytes: number) => void) {
  const { archive, has, pieceBytes } = archiveAnswer.parse(
    await post(`${address}/zip?${queryOf(path, file.size)}`),
  )
  for (let piece = 0; piece * pieceBytes < file.size; piece += 1) {
    const content = file.slice(piece * pieceBytes, (piece + 1) * pieceBytes)
    if (!has.includes(piece)) await post(`${address}/zip/${archive}/${piece}`, content)
    onSent(content.size)
  }
}

const queryOf = (path: string, bytes: number) =>
  new URLSearchParams({ navn: path.normalize('NFC'), storrelse: String(bytes) })

/**
 * Posts something until it is answered.
 * @throws NotSent where it is not taken, or the connection stays away.
 */
async function post(address: string, body: Blob | string = ''): Promise<unknown> {
  for (const wait of [...RETRY_AFTER_MS, null]) {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/octet-stream' },
    }).catch(() => null)
    if (response?.ok) return response.json()
    if (response?.status === 401) throw new NotSent(texts.signedOut)
    const isTemporary = !response || response.status >= 500 || [408, 429].includes(response.status)
    if (!isTemporary) throw new NotSent(texts.refusedFile)
    if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait))
  }
  throw new NotSent(texts.offline)
}
