/** What answers a search in a line or two, above all that it has found. */
export interface ShownAnswer {
  title: string
  text: string
  /** Whether it says what to do first in danger. */
  isDanger: boolean
  /** Who to call, the first of them first. */
  calls: readonly AnswerCall[]
  /** Where it goes on. */
  links: readonly AnswerLink[]
}

/** A number with who answers it; the label ends with the number. */
export interface AnswerCall {
  label: string
  number: string
}

/** A page of the site, or a form. */
export interface AnswerLink {
  label: string
  href: string
}
