import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import type { Pace } from '../../../alerts/alert-terms.ts'
import { alertWords } from '../../../alerts/alerts.words.ts'
import { confirmationWords, knownWords } from './confirmation-to-subscriber.words.ts'

interface AskedAlert {
  wish: readonly string[]
  pace: Pace
  /** The subscriber's own page. */
  page: string
}

/** Asks whether it was the owner of an address who wants to be told. Nothing that a person has written stands in it. */
export function confirmationToSubscriber(asked: AskedAlert, language: Language): MailModel {
  const { holds, notYou, ...texts } = wordsOf(confirmationWords, language)
  return mailAbout(asked, language, texts, [holds, notYou])
}

/** The same where they are told already: only the mail says so, never the page. */
export function knownToSubscriber(asked: AskedAlert, language: Language): MailModel {
  return mailAbout(asked, language, wordsOf(knownWords, language), [])
}

interface MailTexts extends Pick<MailModel, 'subject' | 'preheader' | 'heading'> {
  text: string
  open: string
}

function mailAbout(
  asked: AskedAlert,
  language: Language,
  { subject, preheader, heading, text, open }: MailTexts,
  below: readonly string[],
): MailModel {
  return {
    language,
    subject,
    preheader,
    heading,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', facts: factsOf(asked, language) },
      { kind: 'button', label: open, href: asked.page },
      ...below.map((line) => ({ kind: 'quiet', text: line }) as const),
    ],
  }
}

function factsOf({ wish, pace }: AskedAlert, language: Language) {
  const { what, when } = wordsOf(confirmationWords, language)
  return [
    { label: what, value: wish.join('\n') },
    { label: when, value: wordsOf(alertWords, language).paces[pace].label },
  ]
}
