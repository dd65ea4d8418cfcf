import { z } from 'zod'
import { type PropertyId, parsePropertyId } from '../../../../domain/portfolio/property.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import { textIn } from '../../../../forms/engine/field-rules.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { propertyId } from '../../../../platform/database/columns.ts'
import { type Queryable, queryRows } from '../../../../platform/database/query.ts'

interface Answered {
  form: Pick<Form, 'caseFields'>
  answers: Answers
}

/** The answers of a case as they are shown: the property that was chosen by its title, as long as there is one. */
export async function shownAnswers(db: Queryable, record: Answered): Promise<Answers> {
  const [answers] = await shownAnswersOfAll(db, [record])
  return answers ?? record.answers
}

/** The same of several cases, in their order. */
export async function shownAnswersOfAll(db: Queryable, records: readonly Answered[]): Promise<Answers[]> {
  const chosen = records.flatMap((record) => chosenIn(record) ?? [])
  if (chosen.length === 0) return records.map(({ answers }) => answers)
  const rows = await queryRows(db, titled, 'select id, title from properties where id = any($1::uuid[])', [
    [...new Set(chosen)],
  ])
  const titles = new Map<PropertyId | null, string>(rows.map(({ id, title }) => [id, title]))
  return records.map((record) => {
    const { answers, form } = record
    const title = titles.get(chosenIn(record))
    return title && form.caseFields.property ? { ...answers, [form.caseFields.property]: title } : answers
  })
}

const titled = z.object({ id: propertyId, title: z.string() })

/** The id of the property that was chosen; null where the form asks for none. */
function chosenIn({ form: { caseFields }, answers }: Answered): PropertyId | null {
  return caseFields.property ? parsePropertyId(textIn(answers, caseFields.property)) : null
}
