import { ByteReader } from './byte-reader.ts'
import { cutOff } from './unreadable-backup.ts'

/** What a backup is made of, in its order. */
export type BackupRecord =
  | { kind: 'start'; madeAt: string; migrations: string[] }
  | { kind: 'secret'; secret: string }
  | { kind: 'rows'; table: string; rows: object[] }
  | { kind: 'hashes'; tables: Record<string, string> }
  | { kind: 'file'; path: string; bytes: number; content: Buffer }
  | { kind: 'end' }

/** A record as bytes: the length of its JSON, the JSON, and for a file its content. */
export function writeRecord({ content, ...record }: BackupRecord & { content?: Buffer }): Buffer {
  const json = Buffer.from(JSON.stringify(record))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return Buffer.concat(content ? [length, json, content] : [length, json])
}

/** The records in a stream, one at a time; the last is the end. */
export async function* readRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<BackupRecord> {
  const bytes = new ByteReader(source)
  for (;;) {
    const length = await bytes.take(4)
    const json = length && (await bytes.take(length.readUInt32BE(0)))
    if (!json) throw cutOff()
    const record = JSON.parse(json.toString()) as BackupRecord
    if (record.kind === 'file') {
      const content = await bytes.take(record.bytes)
      if (!content) throw cutOff()
      yield { ...record, content }
    } else yield record
    if (record.kind === 'end') return
  }
}
