import { parseCaseReference } from '../../../../domain/cases/case-reference.ts'
import type { PlaceholderValues } from '../../../../domain/cases/reply-template.ts'
import { may } from '../../../../domain/people/permissions.ts'
import { allRoles, staffRoles } from '../../../../domain/people/staff-roles.ts'
import type { Option } from '../../../../forms/engine/field.ts'
import { templateWords } from '../../../../forms/kinds/template.words.ts'
import { findRow } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import { allForms } from '../../../form-catalogue/catalogue.ts'
import { workedCase, workedColumns } from '../case/on-case.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { placeholderValues } from './fill-reply.ts'

/** What the editor of reply templates shows their placeholders with. */
export interface TemplatePreview {
  /** The case whose values they are; null where they are an example. */
  reference: string | null
  values: PlaceholderValues
  /** A reference that was asked for, and is of no case that the staff member reads. */
  missing: string | null
  /** Whether the staff member reads cases at all. */
  canChoose: boolean
}

/** The values of a case, or of the newest that the staff member reads; an example where there is none. */
export async function readTemplatePreview(
  deps: Pick<CaseworkDeps, 'database' | 'contact'>,
  worker: Caseworker,
  asked: string,
): Promise<TemplatePreview> {
  const canChoose = may(worker.role, 'read-cases')
  const record =
    canChoose &&
    (await findRow(
      deps.database.pool,
      workedCase,
      `select ${workedColumns} from cases
       where ${isVisibleTo('$1')} and ($2::text is null or reference = $2) and quarantine is null
       order by sent_at desc, id limit 1`,
      [accessKeys(worker.role), asked.trim() ? (parseCaseReference(asked) ?? '') : null],
    ))
  if (record) {
    const { reference } = record
    return { reference, values: await placeholderValues(deps, worker, record), missing: null, canChoose }
  }
  const { name: firma, phone: telefon } = await deps.contact()
  const own = { meg: worker.name, firma, telefon }
  return {
    reference: null,
    values: { ...templateWords.example, ...own },
    missing: asked.trim() || null,
    canChoose,
  }
}

/** The kinds of cases that a template can be offered for, by the letters of their references. */
export const caseKinds = (): Option[] => [
  ...new Map(allForms.map(({ prefix, name }) => [prefix, { value: prefix, label: name }])).values(),
]

/** The roles that answer cases. */
export const answeringRoles = (): Option[] =>
  allRoles
    .filter((role) => may(role, 'work-cases'))
    .map((role) => ({ value: role, label: staffRoles[role].one }))
