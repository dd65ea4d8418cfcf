import { customerServiceRule } from '#landlord/pages/husordensregler.ts'
import type { HouseRuleSection } from '../../../landlord-types/house-rules.ts'

/** The rules on the customer-service page, where the landlord may say one more. */
export function customerServiceRules(sections: readonly HouseRuleSection[]): readonly HouseRuleSection[] {
  if (!customerServiceRule) return sections
  const { section: id, rule } = customerServiceRule
  return sections.map((section) =>
    section.id === id && !section.rules?.includes(rule)
      ? { ...section, rules: [...(section.rules ?? []), rule] }
      : section,
  )
}
