/** Who asks for a page, and how. */
export interface RequestContext {
  request: Request
  /** The client's address, or null where it is this machine. */
  address: string | null
  now: Date
  reference: string
}
