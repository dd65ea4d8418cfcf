import { formatMoney } from '../../domain/format/format.ts'
import { parseKroner } from '../../domain/portfolio/deposit.ts'
import { languageOf } from '../engine/in-language.ts'
import { defineKind } from '../engine/kind.ts'
import { lineKind } from '../engine/line.ts'

declare module '../engine/field.ts' {
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
