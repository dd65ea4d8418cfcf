import { conditionRules } from '../../forms/engine/conditions.ts'
import type { Form } from '../../forms/engine/form.ts'

/** Style rules by an ID of theirs. */
type Styles = readonly (readonly [id: string, rules: string])[]

/**
 * The style rules that hide the conditional fields of forms.
 * A style for each form: the security policy knows them by their content (src/platform/http/security.ts).
 */
export function conditionStyles(forms: readonly Form[]): Styles {
  const rules = new Map(forms.map((form) => [conditionRules([form]), form.id]))
  rules.delete('')
  return [...rules].map(([rule, id]) => [id, rule])
}

/** Styles that are in the HTML, since the security policy forbids adding them later. */
export function HoistedStyles({ styles }: { styles: Styles }) {
  return styles.map(([id, rules]) => (
    // React moves the style into the head, and would merge those of the same precedence.
    <style key={id} href={id} precedence={id} dangerouslySetInnerHTML={{ __html: rules }} />
  ))
}

export function ConditionStyles({ forms }: { forms: readonly Form[] }) {
  return <HoistedStyles styles={conditionStyles(forms)} />
}
