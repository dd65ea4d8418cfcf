import type { Pool } from 'pg'
import { z } from 'zod'
import { execute, queryRow } from '../../../platform/database/query.ts'

/** Longer than any reading takes: an attempt this old was ended with its process. */
const LEASE_S = 120

/** More mails than this are not held in memory while they wait. */
const MAX_WAITING = 10

/** Reads mails one at a time, each noted durably before it begins. */
export interface ReadingAttempts {
  /**
   * Runs `read` when it is this mail's turn. `interrupted`: a process ended while it read this mail, which must not be
   * read again. Gives `later` where another process reads the mail, or did until a moment ago, and where too many
   * wait.
   */
  run<T>(fingerprint: string, read: (state: 'new' | 'interrupted') => Promise<T>): Promise<T | 'later'>
}

const attemptState = z.object({ is_new: z.boolean(), is_old: z.boolean() })

export function createReadingAttempts(pool: Pool): ReadingAttempts {
  /** Attempts that ended here, and whose rows could not be deleted: they say nothing about their mails. */
  const ended = new Set<string>()
  let waiting = 0
  let line: Promise<unknown> = Promise.resolve()

  const begin = async (fingerprint: string) => {
    const { is_new, is_old } = await queryRow(
      pool,
      attemptState,
      `with begun as (
         insert into mail_reading_attempts (fingerprint) values ($1) on conflict do nothing returning 1
       )
       select exists (select from begun) as is_new,
         exists (select from mail_reading_attempts where fingerprint = $1
                 and begun_at < now() - make_interval(secs => $2)) as is_old`,
      [fingerprint, LEASE_S],
    )
    if (is_new || ended.delete(fingerprint)) return 'new'
    return is_old ? 'interrupted' : 'later'
  }

  const end = async (fingerprint: string) => {
    ended.add(fingerprint)
    await execute(pool, 'delete from mail_reading_attempts where fingerprint = $1', [fingerprint])
    ended.delete(fingerprint)
  }

  return {
    async run(fingerprint, read) {
      if (waiting >= MAX_WAITING) return 'later'
      waiting += 1
      const result = line.then(async () => {
        const state = await begin(fingerprint)
        if (state === 'later') return state
        try {
          return await read(state)
        } finally {
          // The database may be down; the result or error of the reading takes precedence.
          await end(fingerprint).catch(() => undefined)
        }
      })
      line = result
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1
        })
      return result
    },
  }
}
