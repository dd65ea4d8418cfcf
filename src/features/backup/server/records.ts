import { z } from 'zod'
import { ByteReader } from './byte-reader.ts'
import { cutOff, UnreadableBackup } from './unreadable-backup.ts'

/** A record of a backup. Records come in this order. */
type BackupRecord = Exclude<RecordHead, { kind: 'file' }> | (FileHead & { content: Buffer })

const fileHead = z.object({ kind: z.literal('file'), path: z.string(), bytes: z.int().min(0) })

/** The JSON part of a record. The rows of a table are checked by the database that they are restored to. */
const recordHead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), madeAt: z.string(), migrations: z.array(z.string()) }),
  z.object({ kind: z.literal('secret'), secret: z.string() }),
  z.object({ kind: z.literal('rows'), table: z.string(), rows: z.array(z.instanceof(Object)) }),
  z.object({ kind: z.literal('hashes'), tables: z.record(z.string(), z.string()) }),
  fileHead,
  z.object({ kind: z.literal('end') }),
])

type RecordHead = z.infer<typeof recordHead>
type FileHead = z.infer<typeof fileHead>

/** A record as bytes: the length of its JSON, the JSON, and for a file its content. */
export function writeRecord({ content, ...record }: BackupRecord & { content?: Buffer }): Buffer {
  const json = Buffer.from(JSON.stringify(record))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return Buffer.concat(content ? [length, json, content] : [length, json])
}

function headOf(json: Buffer): RecordHead {
  try {
    return recordHead.parse(JSON.parse(json.toString()))
  } catch (cause) {
    throw new UnreadableBackup('The backup has a record that this version does not know.', { cause })
  }
}

/** The records in a stream, one at a time; the last is the end. */
export async function* readRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<BackupRecord> {
  const bytes = new ByteReader(source)
  for (;;) {
    const length = await bytes.take(4)
    const json = length && (await bytes.take(length.readUInt32BE(0)))
    if (!json) throw cutOff()
    const record = headOf(json)
    if (record.kind === 'file') {
      const content = await bytes.take(record.bytes)
      if (!content) throw cutOff()
      yield { ...record, content }
    } else yield record
    if (record.kind === 'end') return
  }
}
