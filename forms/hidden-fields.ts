/** The names of the values that a form sends besides its answers. */
export const hiddenFields = {
  /** The idempotency key: a double click, a retry or a second sending after Back gives one case. */
  key: 'idempotencyKey',
  /** The honeypot: people do not see it, so only programs fill it in. */
  honeypot: 'website',
  /** The property whose page linked to the form. */
  property: 'eiendom',
} as const
