import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { isSubmissionKey } from '../../../../domain/submissions/submission-key.ts'
import type { ActionOutcome } from '../../../../forms/engine/action-result.ts'
import type { Entries } from '../../../../forms/engine/entries.ts'
import { hiddenFields } from '../../../../forms/engine/hidden-fields.ts'
import { bytes } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, findRow, type Queryable, rowExists } from '../../../../platform/database/query.ts'
import { decrypt, encrypt } from '../../../../platform/secrets/encrypt.ts'
import type { SecretKey } from '../../../../platform/secrets/secret-key.ts'

/** How long the same post of a page gets the same answer. */
const KEPT = '1 hour'

/** A post whose answer has not come after this long was cut off: the next one does the action. */
const CUT_OFF_AFTER = '30 seconds'

/** How often a post that came again looks whether the first one is answered. */
const LOOK_EVERY_MS = 50

const moved = z.object({ status: z.literal('moved'), to: z.string() })

const done = z.object({
  status: z.literal('done'),
  action: z.string(),
  notice: z.string(),
  undo: z.array(z.string()),
  given: z.record(z.string(), z.array(z.string())),
  // JSON leaves out what an action without anything to show shows.
  shown: z.unknown().optional(),
})

/** An outcome that is given again. */
const storedOutcome: z.ZodType<ActionOutcome> = z.union([
  moved,
  done.transform(({ shown, ...others }) => ({ ...others, shown })),
])

/** What tells a post of a visitor from others. */
interface Post {
  /** How long the same post gets the same answer, where it is longer than for a page: an interval of PostgreSQL. */
  keptFor?: '30 days'
  /** Whose page it was posted to: the token of its address; empty where the page is the same for everybody. */
  page: string
  entries: Entries
}

/**
 * Does a posted action once for each idempotency key: a post with the same key and the same values, also one that comes
 * while the first is being answered, gets the answer of the first. What is refused may be sent again, and so may a post
 * without a key.
 */
export async function answerOnce(
  { database: { pool }, secret }: { database: Pick<Database, 'pool'>; secret: SecretKey },
  { page, entries, keptFor }: Post,
  act: () => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  const [key = ''] = entries[hiddenFields.key] ?? []
  if (!isSubmissionKey(key)) return act()
  const mark = markOf(secret, page, entries)
  const sealWith = secret.sign('answered-action', `answer ${key}`)
  while (!(await claim(pool, mark, keptFor ?? KEPT))) {
    const sealed = await findRow(
      pool,
      bytes.nullable(),
      'select sealed from answered_actions where mark = $1',
      [mark],
    )
    if (sealed) return storedOutcome.parse(JSON.parse(decrypt(sealWith, sealed, mark).toString()))
    await setTimeout(LOOK_EVERY_MS)
  }
  let answer: Buffer | null = null
  try {
    const outcome = await act()
    if (outcome.status !== 'refused') answer = encrypt(sealWith, Buffer.from(JSON.stringify(outcome)), mark)
    return outcome
  } finally {
    await (answer
      ? execute(pool, 'update answered_actions set sealed = $2 where mark = $1', [mark, answer])
      : execute(pool, 'delete from answered_actions where mark = $1', [mark]))
  }
}

/** Forgets the answers that are not given again. */
export async function purgeAnsweredActions(db: Queryable): Promise<void> {
  await execute(db, `delete from answered_actions where expires_at < now()`)
}

/** Whether this post is the first of its kind, so that it does the action. */
function claim(db: Queryable, mark: string, keptFor: string): Promise<boolean> {
  return rowExists(
    db,
    `insert into answered_actions (mark, expires_at) values ($1, now() + $2::interval)
     on conflict (mark) do update set claimed_at = now(), expires_at = excluded.expires_at, sealed = null
       where answered_actions.expires_at < now()
         or (answered_actions.sealed is null and answered_actions.claimed_at < now() - interval '${CUT_OFF_AFTER}')`,
    [mark, keptFor],
  )
}

function markOf(secret: SecretKey, page: string, entries: Entries): string {
  const values = Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1))
  return secret.sign('answered-action', JSON.stringify([page, values])).toString('hex')
}
