import { z } from 'zod'
import { findRow } from '../../../../platform/database/query.ts'
import type { CaseDeps } from '../deps.ts'
import { MAX_GUESSES } from './email-code.ts'

/** What a code for a new address is for: it opens nothing else, and no other code counts here. */
export const addressCodeSubject = (caseId: string, email: string): string => `address ${caseId} ${email}`

/** The new address of a case whose code can still be entered. */
export const pendingAddress = (
  { database }: Pick<CaseDeps, 'database'>,
  caseId: string,
  now: Date,
): Promise<string | null> =>
  findRow(
    database.pool,
    z.string(),
    'select email from address_changes where case_id = $1 and expires_at > $2 and tries < $3',
    [caseId, now, MAX_GUESSES],
  )
