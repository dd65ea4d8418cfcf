import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatIsoDate, type IsoDate, osloDate } from '../../../domain/time/calendar.ts'
import { absenceTexts } from '../../inbox/absence.words.ts'
import type { Absence } from './absences.ts'

/** An absence as a page shows it. */
export interface AbsenceLine {
  id: string
  text: string
}

export interface AbsenceProposal {
  from?: IsoDate
  to?: IsoDate
  deputy: string
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

/** What the form of a new absence holds: today, as most are told on the day itself, and who could act for them. */
export function proposeAbsence(
  absences: readonly Absence[],
  deputies: ReadonlyMap<string, string>,
  staffId: string,
  now: Date,
): AbsenceProposal {
  const today = osloDate(now)
  const isAway = absences.some((each) => each.staffId === staffId && each.from <= today)
  const deputy = deputies.get(staffId) ?? NO_CHOICE
  return isAway ? { deputy } : { from: today, to: today, deputy }
}
