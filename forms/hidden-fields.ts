/** Names of what a form sends along besides its answers. */
export const hiddenFields = {
  /** Makes a double click, a retry or back-and-send-again one case. */
  key: 'idempotencyKey',
  /** Nobody sees it; what fills it in is no person. */
  honeypot: 'website',
  /** The property that somebody came from. */
  property: 'eiendom',
} as const
