import type { Condition, Field } from './field.ts'
import { type Form, fieldsOf } from './form.ts'

/** Marks an element that is shown only after a certain answer. */
export const whenOf = ({ field, is }: Condition): string => `${field}=${is}`

/**
 * Style rules that hide the conditional fields that do not apply, and what is said about options of lists that are not chosen.
 * The browser evaluates them by itself, also before and without scripts.
 */
export function conditionRules(forms: readonly Form[]): string {
  const rules = forms
    .flatMap(fieldsOf)
    .flatMap(conditionsIn)
    .map((condition) => {
      const { field, is } = condition
      const chosen = `[name="${field}"][value="${is}"]:checked,[name="${field}"] [value="${is}"]:checked`
      return `form:not(:has(${chosen})) [data-when="${whenOf(condition)}"]{display:none}`
    })
  return [...new Set(rules)].join('')
}

function conditionsIn([name, field]: [name: string, field: Field]): Condition[] {
  const advised =
    field.kind === 'select'
      ? field.options.filter(({ value, advice }) => advice ?? field.guides?.[value])
      : []
  return [
    ...(field.showWhen ? [field.showWhen] : []),
    ...advised.map(({ value }) => ({ field: name, is: value })),
  ]
}
