import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SentBytes } from './target.ts'

/** One attack that was sent: what it takes to send it again. */
export interface Shot {
  attack: string
  seed: number
  turn: number
  sent: SentBytes[]
}

export const evidenceFolder = 'test-results/hostile'

/** More of one kind add no information. */
const MAX_FILES_A_KIND = 10
/** Longer ones are generated again from their seed. */
const MAX_KEPT_BYTES = 512 * 1024

const Evidence = z.object({
  kind: z.string(),
  note: z.string(),
  shots: z.array(
    z.object({
      attack: z.string(),
      seed: z.number(),
      turn: z.number(),
      sent: z.array(
        z.object({
          channel: z.enum(['http', 'imap']),
          delivery: z.object({
            cutAt: z.number().optional(),
            cutBy: z.enum(['reset', 'end']).optional(),
            piece: z.number().optional(),
            pauseMs: z.number().optional(),
            patienceMs: z.number().optional(),
          }),
          /** Null where they were too many to keep. */
          base64: z.string().nullable(),
        }),
      ),
    }),
  ),
})

export type StoredEvidence = z.infer<typeof Evidence>

const written = new Map<string, number>()

/** Writes what led to a failure to a file that `HOSTILE_REPLAY` takes. Gives its name, or null beyond the limit of a kind. */
export function writeEvidence(kind: string, note: string, shots: readonly Shot[]): string | null {
  const count = (written.get(kind) ?? 0) + 1
  written.set(kind, count)
  if (count > MAX_FILES_A_KIND) return null
  mkdirSync(evidenceFolder, { recursive: true })
  const file = join(evidenceFolder, `${kind}-${count}.json`)
  const evidence: StoredEvidence = {
    kind,
    note,
    shots: shots.map(({ sent, ...shot }) => ({
      ...shot,
      sent: sent.map(({ channel, bytes, delivery }) => ({
        channel,
        delivery,
        base64: bytes.length > MAX_KEPT_BYTES ? null : bytes.toString('base64'),
      })),
    })),
  }
  writeFileSync(file, JSON.stringify(evidence, null, 1))
  return file
}

export function readEvidence(file: string): StoredEvidence {
  return Evidence.parse(JSON.parse(readFileSync(file, 'utf8')))
}
