import type { CaseReference } from '../../domain/case-reference.ts'
import { fieldOf } from '../../forms/form.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import type { CaseworkDesk, Caseworker } from './desk.ts'
import { CaseRefusal, onCase } from './on-case.ts'

/** The shortest reason that says anything. */
const SHORTEST_REASON = 5

/**
 * The reason for which somebody sees what is hidden, as the log has it.
 * @throws CaseRefusal where it says nothing.
 */
export function checkReason(reason: string): string {
  const why = reason.trim()
  if (why.length < SHORTEST_REASON) throw new CaseRefusal('Skriv hvorfor du trenger å se dette.')
  return why
}

/**
 * Shows what is stored encrypted. That it was shown, to whom and why, stands in the audit log before it is: if
 * that cannot be written down, nothing is shown.
 */
export async function revealAnswer(
  desk: CaseworkDesk,
  worker: Caseworker,
  { reference, field, reason }: { reference: CaseReference; field: string; reason: string },
): Promise<string> {
  const why = checkReason(reason)
  if (!(await desk.limits.allow('reveal', worker.id)))
    throw new CaseRefusal('Du har vist så mange skjulte svar som kan vises på en dag.')
  const found = await onCase(desk, worker, reference, async (client, record) => {
    if (!fieldOf(record.form, field)?.sensitive) throw new CaseRefusal('Feltet finnes ikke.')
    const { rows } = await client.query<{ key_id: number; sealed: Buffer }>(
      'select key_id, sealed from case_secrets where case_id = $1 and field = $2',
      [record.id, field],
    )
    if (!rows[0]) throw new CaseRefusal('Svaret er slettet.')
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'sensitive-shown',
      subject: { kind: 'case', id: reference },
      detail: { field, reason: why },
    })
    return { caseId: record.id, keyId: rows[0].key_id, sealed: rows[0].sealed }
  })
  return desk.keyRing.open({ keyId: found.keyId, sealed: found.sealed }, { caseId: found.caseId, field })
}
