import { type Form, fieldsOf } from './form.ts'

/** Marks an element that is shown only after a certain answer. */
export const whenOf = ({ field, is }: { field: string; is: string }): string => `${field}=${is}`

/**
 * Style rules that hide the conditional fields that do not apply. The browser evaluates them by itself, also before
 * and without scripts.
 */
export function conditionRules(forms: readonly Form[]): string {
  const rules = forms.flatMap(fieldsOf).flatMap(([, { showWhen }]) => {
    if (!showWhen) return []
    const { field, is } = showWhen
    const chosen = `[name="${field}"][value="${is}"]:checked,[name="${field}"] [value="${is}"]:checked`
    return [`form:not(:has(${chosen})) [data-when="${whenOf(showWhen)}"]{display:none}`]
  })
  return [...new Set(rules)].join('')
}
