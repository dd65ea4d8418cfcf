import { staffLanguage } from '../../../domain/text/language.ts'
import { formatIsoDate } from '../../../domain/time/calendar.ts'
import { absenceTexts } from '../../inbox/absence.words.ts'
import type { Absence } from './absences.ts'

/** An absence as a page shows it. */
export interface AbsenceLine {
  id: string
  text: string
}

/** The absences of one staff member, in words. */
export function absenceLines(absences: readonly Absence[], staffId: string): AbsenceLine[] {
  return absences
    .filter((absence) => absence.staffId === staffId)
    .map(({ id, from, to, deputyName }) => {
      const days = [formatIsoDate(from, staffLanguage), formatIsoDate(to, staffLanguage)] as const
      return {
        id,
        text: deputyName ? absenceTexts.line(...days, deputyName) : absenceTexts.deputyClosed(...days),
      }
    })
}
