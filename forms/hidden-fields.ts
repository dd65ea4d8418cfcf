/** Names of what a form sends besides its answers. */
export const hiddenFields = {
  /** Makes a double click, a retry or back-and-send-again one case. */
  key: 'idempotencyKey',
  /** Invisible to people: only a program fills it in. */
  honeypot: 'website',
  /** The property whose page linked to the form. */
  property: 'eiendom',
} as const
