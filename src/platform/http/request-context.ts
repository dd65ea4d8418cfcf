/** The context of a page request: its client and its session. */
export interface RequestContext {
  request: Request
  /** The client's address, or null where it is this machine. */
  address: string | null
  now: Date
  reference: string
}
