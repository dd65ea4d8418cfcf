import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import { renewalWords } from './renewal-to-subscriber.words.ts'

interface RenewalMail {
  /** What the subscriber waits for, each in words. */
  wishes: readonly (readonly string[])[]
  /** The subscriber's own page. */
  page: string
  /** When the alerts end. */
  day: string
}

/** Asks a subscriber whether they still wait. */
export function renewalToSubscriber({ wishes, page, day }: RenewalMail, language: Language): MailModel {
  const texts = wordsOf(renewalWords, language)
  return {
    language,
    subject: texts.subject,
    preheader: texts.preheader(day),
    heading: texts.subject,
    blocks: [
      { kind: 'text', text: texts.text(day) },
      { kind: 'facts', facts: wishes.map((wish) => ({ label: texts.wish, value: wish.join('\n') })) },
      { kind: 'button', label: texts.open, href: page },
    ],
  }
}
