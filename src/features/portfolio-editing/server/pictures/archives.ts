import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { z } from 'zod'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { execute, queryRow, queryRows } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { FileDeps } from '../../../../platform/storage/pending-deletions.ts'
import { arrivingFolder, type Storage } from '../../../../platform/storage/storage.ts'
import { storeFile } from '../../../../platform/storage/store-file.ts'
import { manyPicturesTexts } from '../../pictures.words.ts'

/** A ZIP is sent and kept in pieces of this size: what is cut off goes on with the next one, and memory holds a few. */
export const PIECE_BYTES = 8 * 1024 * 1024

/** Some thousand pictures of a phone. */
export const MAX_ARCHIVE_BYTES = 20 * 1024 ** 3

interface SentArchive {
  batch: string
  name: string
  /** Of all its pieces. */
  bytes: number
}

/**
 * Notes a ZIP that is being sent. The same one again is the same.
 * @throws Refusal where it is too large.
 */
export function beginArchive(
  { database }: Pick<FileDeps, 'database'>,
  { batch, name, bytes }: SentArchive,
): Promise<string> {
  if (bytes > MAX_ARCHIVE_BYTES) throw new Refusal(manyPicturesTexts.archiveTooLarge)
  return queryRow(
    database.pool,
    z.string(),
    `insert into picture_archives (batch_id, name, bytes) values ($1, $2, $3)
     on conflict (batch_id, name, bytes) do update set name = excluded.name returning id::text`,
    [batch, name, bytes],
  )
}

/** Stores a piece of a ZIP, once. It has arrived when all of its bytes have. */
export async function storePiece(
  deps: FileDeps,
  archive: string,
  { piece, content }: { piece: number; content: Buffer },
): Promise<void> {
  const path = `${arrivingFolder}/${archive}/${piece}`
  await storeFile(deps, path, {
    write: () => deps.storage.put(path, content),
    insertRow: async (client) => {
      await execute(
        client,
        `insert into picture_archive_pieces (archive_id, piece, bytes, storage_path) values ($1, $2, $3, $4)
         on conflict (archive_id, piece) do update set bytes = excluded.bytes`,
        [archive, piece, content.length, path],
      )
      await execute(
        client,
        `update picture_archives set state = 'arrived' where id = $1 and state = 'arriving'
           and bytes = (select sum(bytes) from picture_archive_pieces where archive_id = $1)`,
        [archive],
      )
    },
  })
}

/** Deletes the pieces of a ZIP that is not needed any more. */
export async function deletePieces({ database }: Pick<FileDeps, 'database'>, archive: string): Promise<void> {
  await inTransaction(database.pool, (client) =>
    execute(
      client,
      `with gone as (delete from picture_archive_pieces where archive_id = $1 returning storage_path)
       insert into pending_file_deletions (path) select storage_path from gone
       on conflict (path) do update set reason = 'erased'`,
      [archive],
    ),
  )
}

const storedPiece = z.object({ path: z.string(), bytes: z.number() })

/** Opens a ZIP in its pieces, without putting it together. */
export async function openArchive({ database, storage }: FileDeps, archive: string): Promise<ZipFile> {
  const pieces = await queryRows(
    database.pool,
    storedPiece,
    'select storage_path as path, bytes from picture_archive_pieces where archive_id = $1 order by piece',
    [archive],
  )
  const total = pieces.reduce((sum, { bytes }) => sum + bytes, 0)
  return fromRandomAccessReaderPromise(new PieceReader(storage, pieces), total, {
    autoClose: false,
    validateEntrySizes: true,
  })
}

/** How many pieces are kept in memory: a picture may lie in two. */
const PIECES_AT_HAND = 2

class PieceReader extends RandomAccessReader {
  readonly #storage: Storage
  readonly #pieces: { path: string; start: number; end: number }[]
  readonly #atHand = new Map<string, Promise<Uint8Array>>()

  constructor(storage: Storage, pieces: readonly z.output<typeof storedPiece>[]) {
    super()
    this.#storage = storage
    let end = 0
    this.#pieces = pieces.map(({ path, bytes }) => {
      const start = end
      end += bytes
      return { path, start, end }
    })
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false })
  }

  async *#range(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (const piece of this.#pieces) {
      if (piece.end <= start || piece.start >= end) continue
      const bytes = await this.#read(piece.path)
      yield bytes.subarray(Math.max(0, start - piece.start), Math.min(bytes.length, end - piece.start))
    }
  }

  #read(path: string): Promise<Uint8Array> {
    const known = this.#atHand.get(path)
    if (known) return known
    const reading = this.#storage.getBytes(path)
    this.#atHand.set(path, reading)
    const [oldest] = this.#atHand.keys()
    if (this.#atHand.size > PIECES_AT_HAND && oldest) this.#atHand.delete(oldest)
    return reading
  }
}

/** The bit that says that a name is UTF-8 (APPNOTE 4.4.4). */
const UTF8_FLAG = 0x800
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Windows writes names in code page 850, which the library takes for 437: among Norwegian letters, only «ø» differs. */
const windowsLetters: Readonly<Record<string, number>> = { '¢': 0xf8, '¥': 0xd8 }

/** The name of a file in a ZIP. Macs write UTF-8 without saying so. */
export function nameOfEntry({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  if (generalPurposeBitFlag & UTF8_FLAG) return fileName
  try {
    return utf8.decode(fileNameRaw)
  } catch {
    return fileName.replace(/[¢¥]/g, (sign) => String.fromCodePoint(windowsLetters[sign] ?? 0))
  }
}

/** Whether a file in a ZIP is one that its sender has put there, and no folder. */
export function isSentFile(name: string): boolean {
  const parts = name.split('/')
  const file = parts.at(-1) ?? ''
  return (
    file !== '' &&
    !file.startsWith('.') &&
    parts[0] !== '__MACOSX' &&
    !/^(thumbs\.db|desktop\.ini)$/i.test(file)
  )
}
