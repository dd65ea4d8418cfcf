import { parseKroner } from '../../domain/deposit.ts'
import { formatMoney } from '../../domain/format.ts'
import { languageOf } from '../in-language.ts'
import { defineKind } from '../kind.ts'
import { lineKind } from '../line.ts'

declare module '../field.ts' {
  interface FieldKinds {
    money: { field: FieldBase; answer: string }
  }
}

/** An amount in kroner, stored as it was written. */
export const money = defineKind(
  'money',
  lineKind({
    maxLength: 40,
    attributes: { inputMode: 'numeric' },
    show: (text, field) => {
      const kroner = parseKroner(text)
      return kroner === null ? text : formatMoney(kroner, languageOf(field))
    },
    sample: () => '12 500',
  }),
)
