import { conditionRules } from '../../forms/engine/conditions.ts'
import type { Form } from '../../forms/engine/form.ts'
import { HoistedStyles, type Styles } from '../page/hoisted-styles.tsx'

/**
 * The style rules that hide the conditional fields of forms.
 * A style for each form: the security policy knows them by their content (src/platform/http/security.ts).
 */
export function conditionStyles(forms: readonly Form[]): Styles {
  const rules = new Map(forms.map((form) => [conditionRules([form]), form.id]))
  rules.delete('')
  return [...rules].map(([rule, id]) => [id, rule])
}

export function ConditionStyles({ forms }: { forms: readonly Form[] }) {
  return <HoistedStyles styles={conditionStyles(forms)} />
}
