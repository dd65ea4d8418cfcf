/** An appliance that can fail, and what the tenant should try first. */
export interface Appliance {
  value: string
  label: string
  tips: readonly string[]
}

/** A page that answers a question before it becomes a case, and the ids of the forms that it may make unnecessary. */
export interface Guide {
  path: string
  name: string
  saves: readonly string[]
}

/**
 * A template for a reply. Placeholders in braces are filled in from the case: {navn}, {referanse}, {skjema}, {adresse},
 * {meg}, {firma}, {telefon}. A reply to several senders leaves out {navn}, {referanse} and {adresse}: each sentence
 * must be correct without them. They are the defaults: staff edit them under «Tekster».
 */
export interface ReplyTemplate {
  name: string
  text: string
  /** The letters that the references of its cases begin with; it is offered for all cases without them. */
  cases?: readonly string[]
  /** What the case becomes once it is sent; the staff member may choose otherwise. «-» is as without it. */
  status?: 'waiting-for-sender' | 'in-progress' | 'done' | '-'
  /** Until when the case is snoozed once it is sent, unless its sender writes before. «-» is as without it. */
  snooze?: 'tomorrow' | 'monday' | 'in-a-week' | 'in-two-weeks' | '-'
  /** The roles that it is offered to; all without them. */
  roles?: readonly string[]
}
