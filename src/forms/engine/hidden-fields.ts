/** The names of the values that a form sends besides its answers. */
export const hiddenFields = {
  /** The idempotency key: a double click, a retry or a second sending after Back gives one case. */
  key: 'idempotencyKey',
  /**
   * The honeypot: people do not see it, so only programs fill it in. Its name means nothing to browsers and password
   * managers, which fill in a «website» or an «address».
   */
  honeypot: 'leaveEmpty',
  /** That the page has asked about its warnings: then it is stored as it is. */
  asked: 'spurt',
  /** The notice that the sender would rather be told of than send the form. */
  follow: 'folg',
  /** The property whose page linked to the form. */
  property: 'eiendom',
} as const

/** The header of a page that can ask its sender about a notice before the form is stored. */
export const MAY_ASK_HEADER = 'May-Ask'
