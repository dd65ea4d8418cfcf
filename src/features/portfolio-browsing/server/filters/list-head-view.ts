/** What a list is called. */
export interface ListHeadView {
  title: string
  /** Null for the list of everything, whatever it is filtered by. */
  heading: string | null
  description: string
}
