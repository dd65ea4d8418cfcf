/** What the log says where a page's data cannot be read, and what the page shows then. */
export interface PageRead<T> {
  /** That of the advertising count is the specification's, the others follow it. */
  problem: string
  fallback: T
}

/** What was read for a page, and where it could not be, the reference of the failure in the log. */
export interface PageResult<T> {
  data: T
  reference: string | null
}
