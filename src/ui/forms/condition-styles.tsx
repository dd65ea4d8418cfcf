import { conditionRules } from '../../forms/engine/conditions.ts'
import type { Form } from '../../forms/engine/form.ts'

/** The style rules that hide conditional fields. They are in the HTML, since the security policy forbids adding styles later. */
export function ConditionStyles({ forms }: { forms: readonly Form[] }) {
  // A style for each form: the security policy knows them by their content (src/platform/http/security.ts).
  const rules = new Map(forms.map((form) => [conditionRules([form]), form.id]))
  rules.delete('')
  return [...rules].map(([rule, id]) => (
    // React moves the style into the head, and would merge those of the same precedence.
    <style key={id} href={id} precedence={id} dangerouslySetInnerHTML={{ __html: rule }} />
  ))
}
