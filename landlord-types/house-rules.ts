export interface HouseRuleSection {
  id: string
  title: string
  intro?: string
  rules?: readonly string[]
}
