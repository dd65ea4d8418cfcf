/** What a list says of its filters; all of it text and addresses, made on the server. */
export interface ListFilters {
  groups: FilterGroup[]
  /** What is asked besides the category, each with the address of the list without it. */
  applied: { label: string; without: string }[]
  sortings: { label: string; href: string; isChosen: boolean }[]
  /** The address of the list with its category alone; null where nothing else is asked. */
  cleared: string | null
  /** Only in an empty list: which single choice to drop, those that leave most first. */
  drop: { label: string; href: string; count: number }[]
}

export interface FilterGroup {
  name: string
  label: string
  choices: FilterChoice[]
}

export interface FilterChoice {
  label: string
  /** How many properties it would leave. */
  count: number
  isChosen: boolean
  /** The list with this choice, or without it where it is chosen; null where it would leave none. */
  href: string | null
}
