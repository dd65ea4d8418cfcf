import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailBlock, MailModel } from '../../../../platform/mail/model.ts'
import type { MailedHome } from '../../../alerts/server/mailed-homes.ts'
import { homesWords } from './homes-to-subscriber.words.ts'

/** More homes than this are a link to the list. */
const MAX_HOMES = 10

interface HomesMail {
  homes: readonly MailedHome[]
  /** What the subscriber waits for, each in words. */
  wishes: readonly (readonly string[])[]
  /** The subscriber's own page. */
  page: string
  /** The list of all homes. */
  list: string
}

/** Tells a subscriber of homes that have become vacant. */
export function mailedHomes({ homes, wishes, page, list }: HomesMail, language: Language): MailModel {
  const texts = wordsOf(homesWords, language)
  const [first] = homes
  const title = first && homes.length === 1 ? texts.one(first.title) : texts.several(homes.length)
  const shown = homes.slice(0, MAX_HOMES)
  return {
    language,
    subject: title,
    preheader: shown.map(({ title: each, facts }) => [each, ...facts].join(', ')).join('; '),
    heading: title,
    blocks: [
      ...shown.flatMap((home): MailBlock[] => [
        ...(homes.length === 1 ? [] : [{ kind: 'title' as const, text: home.title }]),
        { kind: 'text', text: home.facts.join(' · ') },
        { kind: 'button', label: texts.open(home.title), href: home.href },
      ]),
      ...(homes.length > shown.length
        ? [{ kind: 'link' as const, label: texts.more(homes.length - shown.length), href: list }]
        : []),
      { kind: 'quiet', text: texts.because(wishes.map((wish) => wish.join(', '))) },
      { kind: 'link', label: texts.change, href: page },
    ],
  }
}
