import { conditionRules } from '../../forms/conditions.ts'
import type { Form } from '../../forms/form.ts'

/** The rules that hide what was not asked for. Part of the page itself: no style may be added to it later. */
export function ConditionStyles({ forms }: { forms: readonly Form[] }) {
  // A style for each form: the security policy knows them by their content (server/http/security.ts).
  const rules = new Map(forms.map((form) => [conditionRules([form]), form.id]))
  rules.delete('')
  return [...rules].map(([rule, id]) => (
    // React puts it into the head, and would join those of the same precedence to one.
    <style key={id} href={id} precedence={id} dangerouslySetInnerHTML={{ __html: rule }} />
  ))
}
