/** How soon a subscriber is told of a home: within minutes, or once a day with all of the day. */
export const paces = ['at-once', 'daily'] as const
export type Pace = (typeof paces)[number]

/** How long the link in the first mail confirms an alert, in hours. */
export const CONFIRM_HOURS = 48

/** How long an alert that was not confirmed is kept, in days: until then its link says that it is too old. */
export const PENDING_DAYS = 7

/** How long alerts last, in months, from the day on which they were confirmed or renewed. */
export const VALID_MONTHS = 6

/** How many days before they end a mail asks whether they are to go on. */
export const RENEWAL_NOTICE_DAYS = 14

/** The hour in Norway from which the day's mail is sent. */
export const DIGEST_HOUR = 7
