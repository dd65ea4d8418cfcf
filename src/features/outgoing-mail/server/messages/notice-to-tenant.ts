import type { Language } from '../../../../../landlord-types/language.ts'
import type { ShownNotice } from '../../../../domain/documents/building-notice.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailBlock, MailModel } from '../../../../platform/mail/model.ts'
import { noticeToTenantWords } from './notice-to-tenant.words.ts'

interface NoticeMail {
  notice: ShownNotice
  news: 'new' | 'changed' | 'cancelled' | 'following'
  /** Whether its recipient has had a case in the house; the others have asked to be told. */
  isTenant: boolean
  /** The page with the newest. */
  newest: string
  /** Where such mails are refused. */
  page: string
}

/** Tells a tenant of a notice to their house. */
export function noticeToTenant(
  { notice, news, isTenant, newest, page }: NoticeMail,
  language: Language,
): MailModel {
  const words = wordsOf(noticeToTenantWords, language)
  const { title, when, places, advice } = notice
  const blocks: (MailBlock | null)[] = [
    { kind: 'text', text: words.leads[news] },
    {
      kind: 'facts',
      facts: [
        { label: words.when, value: when },
        { label: words.where, value: places },
      ],
    },
    advice ? { kind: 'text', text: advice } : null,
    { kind: 'link', label: words.newest, href: newest },
    { kind: 'quiet', text: isTenant ? words.because : words.becauseAsked },
    { kind: 'link', label: words.refuse, href: page },
  ]
  return {
    language,
    subject: news === 'following' ? words.following(title) : `${title}, ${places}`,
    preheader: when,
    heading: title,
    blocks: blocks.filter((block) => block !== null),
  }
}
