import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { fieldOf } from '../../../../forms/engine/form.ts'
import { readFields } from '../../../../forms/engine/read.ts'
import { addAuditEntry, wasLogged } from '../../../../platform/audit/add-audit-entry.ts'
import { bytes } from '../../../../platform/database/columns.ts'
import { findRow } from '../../../../platform/database/query.ts'
import { reasonField } from '../../../workspace/reason.ts'
import { REVEAL_SECONDS } from '../../casework.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { caseRefusals } from '../refusals.words.ts'
import { onCase } from './on-case.ts'

/**
 * Why a staff member reveals an answer; the audit log stores it.
 * @throws Refusal if the reason is too short or too long.
 */
export function checkReason(reason: string): string {
  const read = readFields({ reason: reasonField }, { reason: [reason] })
  if (!read.isValid) throw new Refusal(read.errors.reason ?? '')
  return read.answers.reason
}

const caseSecret = z.object({ key_id: z.number(), sealed: bytes })

/**
 * Decrypts an answer for a staff member. The audit log records who and why before it is shown: if that fails, nothing is
 * shown.
 */
export async function revealAnswer(
  deps: Pick<CaseworkDeps, 'database' | 'limits' | 'keyRing'>,
  worker: Caseworker,
  { reference, field, reason }: { reference: CaseReference; field: string; reason: string },
): Promise<string> {
  const why = checkReason(reason)
  if (!(await deps.limits.allow('reveal', worker.id))) throw new Refusal(caseRefusals.shownTooMany)
  const found = await onCase(deps, worker, reference, async (client, record) => {
    if (!fieldOf(record.form, field)?.sensitive) throw new Refusal(caseRefusals.noField)
    const secret = await findRow(
      client,
      caseSecret,
      'select key_id, sealed from case_secrets where case_id = $1 and field = $2',
      [record.id, field],
    )
    if (!secret) throw new Refusal(caseRefusals.answerErased)
    const entry = {
      staffId: worker.id,
      action: 'sensitive-shown',
      subject: { kind: 'case', id: reference },
      detail: { field, reason: why },
    } as const
    // A page that is loaded again while it is shown gives the same reason; each other one is logged.
    if (!(await wasLogged(client, entry, REVEAL_SECONDS))) await addAuditEntry(client, entry)
    return { caseId: record.id, keyId: secret.key_id, sealed: secret.sealed }
  })
  return deps.keyRing.open({ keyId: found.keyId, sealed: found.sealed }, { caseId: found.caseId, field })
}
