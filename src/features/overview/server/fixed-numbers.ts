import type { IsoDate } from '../../../domain/time/calendar.ts'
import { showAnswer } from '../../../forms/engine/field-rules.ts'
import { fieldOf } from '../../../forms/engine/form.ts'
import type { Queryable } from '../../../platform/database/query.ts'
import { countFixedAnswers, type FixedAnswers } from '../../cases/server/events/event-statistics.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'

/** How many senders of a kind of case have answered that it is fixed, and that it is not. */
export interface FixedLine {
  name: string
  yes: number
  no: number
  /** The share of yes, from 0 to 1. */
  share: number
}

export interface FixedNumbers {
  asked: number
  yes: number
  no: number
  /** The kinds with answers, the least fixed first. */
  kinds: FixedLine[]
}

/** The answers to «Er det fikset?» of the closings since a day. */
export async function readFixedNumbers(
  db: Queryable,
  readable: readonly string[],
  since: IsoDate,
): Promise<FixedNumbers> {
  const rows = await countFixedAnswers(db, readable, since)
  return {
    ...sumOf(rows),
    kinds: [...Map.groupBy(rows, kindName)]
      .map(([name, of]) => ({ name, ...sumOf(of) }))
      .filter(({ yes, no }) => yes + no > 0)
      .map(({ name, yes, no }) => ({ name, yes, no, share: yes / (yes + no) }))
      .sort((a, b) => a.share - b.share || a.name.localeCompare(b.name, 'nb')),
  }
}

const sumOf = (rows: readonly FixedAnswers[]) => ({
  asked: rows.reduce((total, { asked }) => total + asked, 0),
  yes: rows.reduce((total, { yes }) => total + yes, 0),
  no: rows.reduce((total, { no }) => total + no, 0),
})

/** «Avvik: Vann og avløp», the same from the page of a form and from its dialog. */
function kindName({ form: id, kind }: FixedAnswers): string {
  const form = findForm(id)
  const field = form?.caseFields.kind ? fieldOf(form, form.caseFields.kind) : undefined
  return [form?.name ?? id, field && kind && showAnswer(field, kind)].filter(Boolean).join(': ')
}
