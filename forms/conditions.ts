import { type Form, fieldsOf } from './form.ts'

/** Marks what is shown only behind a certain answer. */
export const whenOf = ({ field, is }: { field: string; is: string }): string => `${field}=${is}`

/**
 * Style rules that hide what the answers so far do not ask for. The browser keeps them up to date by itself:
 * they hold before any script has come, and without one.
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
