import { z } from 'zod'
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
  place: { town: string } | { buildingId: string } | null
  to: { staffId: string } | { role: StaffRole }
}

/** What a rule is about and who it names, in the words of the address and of the hidden fields. */
export interface ChosenRule {
  which: string
  place: string
  to: string
}

const BUILDING = 'bygg:'

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

export const buildingOption = ({
  id,
  address,
  town,
}: {
  id: string
  address: string
  town: string
}): Option => ({
  value: BUILDING + id,
  label: `${address}, ${town}`,
})

/** The roles, as targets of rules. */
export const roleOptions: readonly Option[] = allRoles.map((role) => ({
  value: targets.role + role,
  label: routingTexts.leastBusy(staffRoles[role].many),
}))

export const staffTarget = (id: string): string => targets.staff + id

/** A rule of what was chosen; null where something is missing or unknown. */
export function readRule({ which, place: where, to }: ChosenRule): RuleTerms | null {
  const chosen = choiceIn(which)
  const place = placeOf(choiceIn(where))
  if (chosen !== null && !whichOptions.some(({ value }) => value === chosen)) return null
  if (place === undefined) return null
  const role = allRoles.find((each) => to === targets.role + each)
  const staffId = to.startsWith(targets.staff) ? to.slice(targets.staff.length) : ''
  if (!role && !staffId) return null
  const [prefix = null, kind = null] = chosen?.split(':') ?? []
  return { prefix, kind, place, to: role ? { role } : { staffId } }
}

/** Null for all places, undefined for one that there is not. */
function placeOf(chosen: string | null): RuleTerms['place'] | undefined {
  if (chosen === null) return null
  if (townOptions.some(({ value }) => value === chosen)) return { town: chosen }
  const buildingId = z.uuid().safeParse(chosen.startsWith(BUILDING) ? chosen.slice(BUILDING.length) : '')
  return buildingId.success ? { buildingId: buildingId.data } : undefined
}

/** The place of a rule as its two columns hold it. */
export const placeColumns = ({
  place,
}: Pick<RuleTerms, 'place'>): [town: string | null, buildingId: string | null] =>
  place === null ? [null, null] : 'town' in place ? [place.town, null] : [null, place.buildingId]

/** The forms that a rule is about. */
export const formsOfRule = ({ prefix }: Pick<RuleTerms, 'prefix'>): readonly Form[] =>
  allForms.filter((form) => prefix === null || form.prefix === prefix)
