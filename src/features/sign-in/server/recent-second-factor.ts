import { z } from 'zod'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import type { SecondFactorWays } from '../../../domain/submissions/second-factor.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { secondFactorTexts } from '../second-factor.words.ts'
import { type ConfirmDeps, confirmWithCode } from './confirm.ts'
import type { SessionJar, SignedIn } from './session.ts'

const RECENT_MINUTES = 10

const askedWays = z.object({ app: z.boolean(), passkey: z.boolean(), recent: z.boolean() })

/** How the owner of a session can show their second factor again; null where they have within the last ten minutes. */
export async function secondFactorDue(
  { database }: Pick<ConfirmDeps, 'database'>,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
): Promise<SecondFactorWays | null> {
  const found = await findRow(
    database.pool,
    askedWays,
    `select second_factor_at > now() - make_interval(mins => $2) as recent,
       exists (select from staff_two_factors factor where factor.user_id = staff.id and verified and two_factor_enabled) as app,
       exists (select from staff_passkeys passkey where passkey.user_id = staff.id) as passkey
     from staff_sessions session join staff on staff.id = session.user_id where session.id = $1`,
    [sessionId, RECENT_MINUTES],
  )
  if (found?.recent) return null
  return { app: found?.app ?? false, passkey: found?.passkey ?? false }
}

/**
 * Lets on who has shown their second factor within ten minutes, or does so now with a code of the app.
 * @throws Refusal that asks for it.
 */
export async function requireRecentSecondFactor(
  deps: ConfirmDeps,
  { staff, jar, code }: { staff: SignedIn; jar: SessionJar; code: string },
): Promise<void> {
  const due = await secondFactorDue(deps, staff)
  if (!due) return
  if (!code) throw new Refusal(secondFactorTexts.asked, { secondFactorDue: due })
  const confirmed = await confirmWithCode(deps, jar, { staff, code })
  if (confirmed !== 'confirmed')
    throw new Refusal(secondFactorTexts.refused[confirmed], { secondFactorDue: due })
  await noteSecondFactor(deps, staff)
}

/** Notes that the owner of a session has just shown their second factor. */
export async function noteSecondFactor(
  { database }: Pick<ConfirmDeps, 'database'>,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
): Promise<void> {
  await execute(database.pool, 'update staff_sessions set second_factor_at = now() where id = $1', [
    sessionId,
  ])
}
