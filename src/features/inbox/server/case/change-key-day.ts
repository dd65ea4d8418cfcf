import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatIsoDate, type IsoDate } from '../../../../domain/time/calendar.ts'
import type { CaseRecord } from '../../../cases/server/case-record.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { correctedDayOf, countingDayOf, setKeyDay } from '../../../cases/server/key-date.ts'
import { keyDateTexts } from '../../key-date.words.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { onCase } from './on-case.ts'

const inWords = (day: IsoDate) => formatIsoDate(day, staffLanguage)

/** Another day, and why the sender was told the first one. */
export interface NewKeyDay {
  day: IsoDate
  why: string | null
}

/**
 * What the sender gets when their day is changed: both days, and why.
 * @throws Refusal where the case has no such day, or has that day already.
 */
export function newKeyDayText(record: CaseRecord, { day, why }: NewKeyDay): string {
  const told = countingDayOf(record)
  if (!told || isClosed(record.status)) throw new Refusal(keyDateTexts.unchangeable)
  if (told.day === day) throw new Refusal(keyDateTexts.same)
  return [keyDateTexts.changed(told.title, inWords(day), inWords(told.day)), why].filter(Boolean).join('\n\n')
}

/** Leaves the day as the receipt told it, though it was worked out wrongly. */
export function keepKeyDay(
  deps: Pick<CaseworkDeps, 'database'>,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, record) => {
    const told = countingDayOf(record)
    if (!told || !correctedDayOf(record)) throw new Refusal(keyDateTexts.unchangeable)
    await setKeyDay(client, record.id, { before: told.day, day: told.day, givenOn: record.givenOn })
    await addCaseEvent(
      client,
      { caseId: record.id, by: { staffId: worker.id }, now },
      { kind: 'note', text: keyDateTexts.kept(told.title, inWords(told.day)), data: {} },
    )
  })
}
