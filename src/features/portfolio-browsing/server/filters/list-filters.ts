/** What a list says of its filters: texts and addresses, made on the server. Addresses are relative to the list's page. */
export interface ListFilters {
  groups: FilterGroupView[]
  /** What is asked besides the category, each with the address of the list without it. */
  applied: { label: string; href: string }[]
  sortings: FilterLink[]
  /** The address of the list with its category alone; left out where nothing else is asked. */
  cleared?: string
  /** A town that is asked for and that there is nothing in, and those that there is something in. */
  missing?: { name: string; towns: FilterChoiceView[]; areNearestFirst: boolean }
  /** Only in an empty list: which single choice to drop, those that leave most first. */
  drop?: { label: string; href: string; count: number }[]
}

export interface FilterGroupView {
  label: string
  choices: FilterChoiceView[]
  /** The parameter that may be asked for in words of one's own, besides the choices. */
  field?: 'maksleie' | 'fra'
}

interface FilterLink {
  label: string
  href: string
  /** Left out where it is not. */
  isChosen?: true
}

export interface FilterChoiceView extends FilterLink {
  /** How many properties it would leave. */
  count: number
}
