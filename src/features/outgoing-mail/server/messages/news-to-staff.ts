import type { Language } from '../../../../../landlord-types/language.ts'
import type { SenderNotice } from '../../../../domain/cases/case-event.ts'
import { staffLanguage, wordsOf } from '../../../../domain/text/language.ts'
import { formatDayAndTime } from '../../../../domain/time/format-moment.ts'
import type { MailBlock, MailModel } from '../../../../platform/mail/model.ts'
import type { Notice } from '../../../staff-notices/notice-kinds.ts'
import { staffCaseUrl } from './case-to-company.ts'
import { newsWords } from './news-to-staff.words.ts'

/** More cases than this are a link to the inbox. */
const MAX_CASES = 20

/** A notice about a case. */
type CaseNotice = Exclude<Notice, { reason: 'morning-summary' }>

/** What a mail to staff says of a case: nothing of its sender. */
export interface CaseNews {
  notice: CaseNotice
  reference: string
  formName: string
  town: string | null
  /** The danger that its sender has told of. */
  danger: string | null
  deadline: Date | null
}

interface NewsMail {
  news: readonly CaseNews[]
  publicUrl: string
  now: Date
}

/** Tells a staff member what is new in cases: in one case with its facts, in several as a list of links. */
export function newsToStaff({ news, publicUrl, now }: NewsMail, language: Language): MailModel {
  const texts = wordsOf(newsWords, language)
  const distinct = oncePerCase(news)
  const [first] = distinct
  const settings: MailBlock = {
    kind: 'link',
    label: texts.settings,
    href: `${publicUrl}/intern/konto#varsler`,
  }
  if (first && distinct.length === 1) {
    const { heading, text } = headingOf(first.notice, texts, now)
    const facts = factsOf(first, texts, now)
    return {
      language,
      subject: texts.subject(heading, first.reference),
      preheader: first.formName,
      heading,
      blocks: [
        { kind: 'text', text },
        { kind: 'facts', facts },
        { kind: 'button', label: texts.open, href: staffCaseUrl(publicUrl, first.reference) },
        settings,
      ],
    }
  }
  const subject = newsTitleOf(news, texts)
  const reasons = [...new Set(distinct.map(({ notice }) => notice.reason))]
  const shown = distinct.slice(0, MAX_CASES)
  const left = distinct.length - shown.length
  return {
    language,
    subject,
    preheader: [...new Set(shown.map(({ reference }) => reference))].join(', '),
    heading: subject,
    blocks: [
      ...reasons.flatMap((reason): MailBlock[] => {
        const ofReason = shown.filter(({ notice }) => notice.reason === reason)
        const title = titleOf(
          reason,
          news.filter(({ notice }) => notice.reason === reason),
          texts,
        )
        return [
          ...(reasons.length > 1 ? [{ kind: 'title' as const, text: title }] : []),
          ...ofReason.map((each) => ({
            kind: 'link' as const,
            label: lineOf(each, texts, now),
            href: staffCaseUrl(publicUrl, each.reference),
          })),
        ]
      }),
      ...(left > 0 ? [{ kind: 'link' as const, label: texts.more(left), href: `${publicUrl}/saker` }] : []),
      settings,
    ],
  }
}

type Texts = (typeof newsWords)[Language]

/** What a sender has done, the most consequential last. */
const byConsequence: readonly SenderNotice[] = ['photos', 'message', 'reopened', 'withdrawn']

const consequenceOf = ({ notice }: CaseNews): number =>
  notice.reason === 'sender-wrote' ? byConsequence.indexOf(notice.what) : 0

/** A case is told of once for each reason, by the most consequential of its notices, and of those the newest. */
function oncePerCase(news: readonly CaseNews[]): CaseNews[] {
  const told = new Map<string, CaseNews>()
  for (const each of news) {
    const key = `${each.reference} ${each.notice.reason}`
    const before = told.get(key)
    if (!before || consequenceOf(each) >= consequenceOf(before)) told.set(key, each)
  }
  return [...told.values()]
}

const isFromContractor = ({ notice }: Pick<CaseNews, 'notice'>) =>
  notice.reason === 'sender-wrote' && notice.from === 'contractor'

/** What several notices of one reason are called. */
function titleOf(
  reason: CaseNotice['reason'],
  news: readonly Pick<CaseNews, 'notice' | 'reference'>[],
  texts: Texts,
): string {
  const cases = new Set(news.map(({ reference }) => reference)).size
  return texts.several[news.some(isFromContractor) ? 'mixed' : reason](cases)
}

/** What the mail, or the message on a device, is called. */
function newsTitleOf(news: readonly Pick<CaseNews, 'notice' | 'reference'>[], texts: Texts): string {
  const cases = new Set(news.map(({ reference }) => reference)).size
  const reasons = new Set(news.map(({ notice }) => notice.reason))
  const [only] = reasons
  return only && reasons.size === 1 ? titleOf(only, news, texts) : texts.several.mixed(cases)
}

function headingOf(notice: CaseNotice, texts: Texts, now: Date): { heading: string; text: string } {
  switch (notice.reason) {
    case 'sender-wrote':
      return {
        heading: notice.from ? texts.contractorDid : texts.senderDid[notice.what],
        text: texts.one['sender-wrote'].text,
      }
    case 'urgent':
      return notice.isEscalated ? texts.one.escalated : texts.one.urgent
    case 'breach-warning':
      // One that waited for quiet hours to end may come after its deadline.
      return notice.deadline < now ? texts.one.broken : texts.one['breach-warning']
    case 'assigned':
      return texts.one.assigned
  }
}

function factsOf({ reference, formName, town, danger, deadline }: CaseNews, { facts }: Texts, now: Date) {
  return [
    { label: facts.reference, value: reference },
    { label: facts.form, value: formName },
    ...(danger ? [{ label: facts.danger, value: danger }] : []),
    ...(town ? [{ label: facts.town, value: town }] : []),
    ...(deadline ? [{ label: facts.deadline, value: formatDayAndTime(deadline, now, staffLanguage) }] : []),
  ]
}

const lineOf = ({ reference, formName, town, danger, deadline }: CaseNews, texts: Texts, now: Date): string =>
  [
    reference,
    formName,
    danger,
    town,
    deadline && texts.deadline(formatDayAndTime(deadline, now, staffLanguage)),
  ]
    .filter(Boolean)
    .join(' · ')
