import { company } from '#landlord/company.ts'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { allRoles, staffRoles } from '../../../domain/people/staff-roles.ts'
import { choiceIn } from '../../../domain/submissions/no-choice.ts'
import type { Option } from '../../../forms/engine/field.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { fieldsOf } from '../../../forms/engine/form.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { routingTexts } from '../routing.words.ts'

/** The cases and the colleagues of a rule, as they are chosen. */
export interface RuleTerms {
  prefix: string | null
  kind: string | null
  town: string | null
  to: { staffId: string } | { role: StaffRole }
}

/** What a rule is about and who it names, in the words of the address and of the hidden fields. */
export interface ChosenRule {
  which: string
  town: string
  to: string
}

const targets = { staff: 'ansatt:', role: 'rolle:' } as const

const kindOptionsOf = (form: Form): readonly Option[] => {
  const kind = fieldsOf(form).find(([name]) => name === form.caseFields.kind)?.[1]
  return kind && 'options' in kind && Array.isArray(kind.options) ? kind.options : []
}

/** The forms, each with its choices: «Avvik», «Avvik: Strøm». */
export const whichOptions: readonly Option[] = [...new Set(allForms.map(({ prefix }) => prefix))].flatMap(
  (prefix) => {
    const forms = allForms.filter((form) => form.prefix === prefix)
    const name = forms[0]?.name ?? prefix
    const kinds = new Map(forms.flatMap(kindOptionsOf).map(({ value, label }) => [value, label]))
    return [
      { value: prefix, label: name },
      ...[...kinds].map(([value, label]) => ({ value: `${prefix}:${value}`, label: `${name}: ${label}` })),
    ]
  },
)

export const townOptions: readonly Option[] = company.cities.map((value) => ({ value, label: value }))

/** The roles, as targets of rules. */
export const roleOptions: readonly Option[] = allRoles.map((role) => ({
  value: targets.role + role,
  label: routingTexts.leastBusy(staffRoles[role].many),
}))

export const staffTarget = (id: string): string => targets.staff + id

/** A rule of what was chosen; null where something is missing or unknown. */
export function readRule({ which, town, to }: ChosenRule): RuleTerms | null {
  const chosen = choiceIn(which)
  const place = choiceIn(town)
  if (chosen !== null && !whichOptions.some(({ value }) => value === chosen)) return null
  if (place !== null && !townOptions.some(({ value }) => value === place)) return null
  if (chosen === null && place === null) return null
  const role = allRoles.find((each) => to === targets.role + each)
  const staffId = to.startsWith(targets.staff) ? to.slice(targets.staff.length) : ''
  if (!role && !staffId) return null
  const [prefix = null, kind = null] = chosen?.split(':') ?? []
  return { prefix, kind, town: place, to: role ? { role } : { staffId } }
}

/** The forms that a rule is about. */
export const formsOfRule = ({ prefix }: Pick<RuleTerms, 'prefix'>): readonly Form[] =>
  allForms.filter((form) => prefix === null || form.prefix === prefix)
