import { type IsoDate, osloDate, parseDate } from '../../domain/time/calendar.ts'
import type { Answers, Field, FieldKind, FieldOf, Fields } from '../engine/field.ts'
import { type Form, fieldsOf } from '../engine/form.ts'
import { date } from '../kinds/date.ts'
import { phone } from '../kinds/phone.ts'
import { byTelephoneWords } from './by-telephone.words.ts'
import { reachable } from './reachable.ts'

/** What only the sender can give: a staff member never signs or consents for another, and takes no photo by telephone. */
const giversOwn: readonly FieldKind[] = ['signature', 'consent', 'photos', 'fodselsnummer']

/** A field of a kind that may be empty. */
type Tellable = { [K in FieldKind]: null extends FieldOf<K>['required'] ? FieldOf<K> : never }[FieldKind]

const isTellable = (field: Field): field is Tellable =>
  field.kind !== 'caseReferences' && !field.sensitive && !giversOwn.includes(field.kind)

/** The answer of the day that something was told, where a day is counted from it. */
const TOLD_ON = 'toldOn'

/** The day that what a staff member wrote down was told; null where it was written down on that day, or by its sender. */
export const toldOn = (answers: Answers): IsoDate | null => {
  const { [TOLD_ON]: answer } = answers
  return typeof answer === 'string' ? parseDate(answer) : null
}

/** Whether a case of the form can be told by telephone: not where the sender has to sign or agree in person. */
export const canBeTold = ({ isWrittenOnly }: Form): boolean => !isWrittenOnly

/**
 * A form as a staff member fills it in for a caller: it asks for what a caller can say, and needs no more than a name, a way
 * to reach them and the main text. The telephone number comes first, since it may tell who calls.
 */
export function formByTelephone(form: Form): Form {
  const { sender } = form.caseFields
  const phoneName = sender.phone ?? 'phone'
  const fields = new Map(
    fieldsOf(form).flatMap(([name, field]) => (isTellable(field) ? [[name, asTold(field)] as const] : [])),
  )
  const take = (names: readonly (string | undefined)[]) => {
    const taken: Record<string, Tellable> = {}
    for (const name of names) {
      const field = name && fields.get(name)
      if (name && field) taken[name] = field
      if (name) fields.delete(name)
    }
    return taken
  }
  const { [phoneName]: asked = phone({ label: byTelephoneWords.phone, half: true }) } = take([phoneName])
  const required = new Set(sender.name)
  const person: Fields = {
    [phoneName]: reachable(
      { ...asked, autocomplete: 'off' },
      [phoneName, sender.email, ...(sender.address ? [sender.address] : [])],
      () => byTelephoneWords.noContact,
    ),
    ...withRequired(take(sender.name), form, required),
    ...take([sender.address, sender.postalCode, sender.place, form.caseFields.property]),
  }
  const email = take([sender.email])
  const main = [...fields].find(([, { kind }]) => kind === 'longText')?.[0]
  const rest = withRequired(Object.fromEntries(fields), form, new Set(main ? [main] : []))
  return {
    ...form,
    caseFields: { ...form.caseFields, sender: { ...sender, phone: phoneName } },
    sections: [
      {
        fields: {
          ...person,
          ...(form.keyDate ? { [TOLD_ON]: dayTold } : {}),
          ...rest,
          ...withHelp(email, byTelephoneWords.emailHelp),
        },
      },
    ],
    submit: byTelephoneWords.save,
    validation: 'server',
    review: false,
  }
}

const anyDay = date({
  label: byTelephoneWords.toldOn,
  help: byTelephoneWords.toldOnHelp,
  half: true,
  autocomplete: 'off',
})

/** The day that something was told, which is not after today. */
const dayTold: typeof anyDay = {
  ...anyDay,
  behavior: {
    ...anyDay.behavior,
    read(sent, declared, context) {
      const reading = anyDay.behavior.read(sent, declared, context)
      const day = 'answer' in reading && typeof reading.answer === 'string' ? reading.answer : ''
      return day > osloDate(context.now) ? { error: byTelephoneWords.toldLater } : reading
    },
  },
}

/** Kinds that need the whole width. */
const wide: readonly FieldKind[] = ['longText', 'checkboxes', 'radio', 'danger']

/** A field of a form for a caller: it may be empty, is small, and the browser fills in nothing of the staff member. */
const asTold = (field: Tellable): Tellable => ({
  ...field,
  required: null,
  half: !wide.includes(field.kind),
  autocomplete: 'off',
})

const withHelp = (fields: Fields, help: string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, help }]))

/** Fields with the errors that the form itself has for those that must be answered. */
function withRequired(
  fields: Readonly<Record<string, Tellable>>,
  form: Form,
  names: ReadonlySet<string>,
): Fields {
  const declared = new Map(fieldsOf(form))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      names.has(name) ? { ...field, required: declared.get(name)?.required ?? null } : field,
    ]),
  )
}
