import { conditionRules } from '../../forms/conditions.ts'
import type { Form } from '../../forms/form.ts'

/** The rules that hide what was not asked for. Part of the page itself: no style may be added to it later. */
export function ConditionStyles({ forms }: { forms: readonly Form[] }) {
  // A style for each form: the security policy knows them by their content (server/http/security.ts).
  const rules = new Set(forms.map((form) => conditionRules([form])).filter(Boolean))
  return [...rules].map((rule) => <style key={rule} dangerouslySetInnerHTML={{ __html: rule }} />)
}
