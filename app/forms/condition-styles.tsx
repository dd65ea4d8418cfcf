import { conditionRules } from '../../forms/conditions.ts'
import type { Form } from '../../forms/form.ts'

/** The rules that hide what was not asked for. Part of the page itself: no style may be added to it later. */
export function ConditionStyles({ forms }: { forms: readonly Form[] }) {
  const rules = conditionRules(forms)
  return rules ? <style dangerouslySetInnerHTML={{ __html: rules }} /> : null
}
