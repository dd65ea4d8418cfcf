import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import { linkHours } from '../../../sign-in/server/password-links.ts'
import { invitationWords, resetWords } from './link-to-staff.words.ts'

/** Asks a new colleague to choose a password. */
export function invitationToStaff(
  { name, company }: { name: string; company: string },
  link: string,
  language: Language,
): MailModel {
  const texts = wordsOf(invitationWords, language)
  return {
    language,
    subject: texts.subject(company),
    preheader: texts.preheader,
    heading: texts.heading(name),
    blocks: [
      { kind: 'text', text: texts.text },
      { kind: 'button', label: texts.open, href: link },
      { kind: 'quiet', text: texts.holds(linkHours['invitation-to-staff']) },
    ],
  }
}

/** The link to a new password for a staff member who has forgotten theirs. */
export function resetToStaff(link: string, language: Language): MailModel {
  const texts = wordsOf(resetWords, language)
  return {
    language,
    subject: texts.subject,
    preheader: texts.preheader,
    heading: texts.heading,
    blocks: [
      { kind: 'text', text: texts.text },
      { kind: 'button', label: texts.open, href: link },
      { kind: 'quiet', text: texts.holds(linkHours['reset-to-staff']) },
      { kind: 'quiet', text: texts.notYou },
    ],
  }
}
