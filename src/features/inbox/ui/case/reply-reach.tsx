import { Fragment } from 'react'
import { smsHref, telHref } from '../../../../domain/contact/phone-links.ts'
import { listOf } from '../../../../domain/text/list-of.ts'
import { FieldHelp } from '../../../../ui/kit/field.tsx'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { followerTexts } from '../../followers.words.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import { TypedPhones } from '../typed-phones.tsx'
import { isReply } from './timeline-entry.ts'

/** How the sender gets the reply: by mail, or by a staff member who rings them or sends a letter. */
export function ReplyReach({ shown, id }: { shown: StaffCase; id: string }) {
  const { language } = useSite()
  const { contact, repliesTo, alsoRepliesTo, toTell, senderPage, reference, sender, sendsMail } = shown
  const byMail = sendsMail ? `${staffCaseTexts.reply.help} (${repliesTo})` : staffCaseTexts.reply.onlyOnPage
  const mailed = contact.by === 'email' ? byMail : ''
  const toldBy = {
    email: null,
    phone: contact.by === 'phone' && (
      <>
        <a href={telHref(contact.phone)}>{staffCaseTexts.call(contact.phone)}</a>{' '}
        <NoBreak>{staffCaseTexts.callHelp}</NoBreak>{' '}
        {senderPage && smsHref(contact.phone, senderPage) && (
          <SiteLink href={smsHref(contact.phone, senderPage)}>{staffCaseTexts.sendAsText}</SiteLink>
        )}
      </>
    ),
    letter: contact.by === 'letter' && (
      <>
        <NoBreak>{staffCaseTexts.letter(contact.name, contact.address)}</NoBreak>{' '}
        {shown.timeline.some(isReply) && (
          <SiteLink href={`/saker/${reference}/brev`}>{staffCaseTexts.printLetter}</SiteLink>
        )}
      </>
    ),
    none: sender.email ? staffCaseTexts.unreachable : staffCaseTexts.noSender,
  }
  return (
    <FieldHelp id={id}>
      {toldBy[contact.by]} <NoBreak>{mailed}</NoBreak>
      {alsoRepliesTo.length > 0 && (
        <strong> {staffCaseTexts.reply.alsoRepliesTo(listOf(alsoRepliesTo, language))}</strong>
      )}
      {toTell.length > 0 && (
        <>
          {' '}
          {followerTexts.lead}{' '}
          {toTell.map(({ reference: merged, name, phone }, index) => (
            <Fragment key={merged}>
              {index > 0 && ', '}
              {name ?? followerTexts.unnamed} (<SiteLink href={`/saker/${merged}`}>{merged}</SiteLink>)
              {phone ? (
                <>
                  , <TypedPhones>{phone}</TypedPhones>
                </>
              ) : (
                `, ${followerTexts.byLetter}`
              )}
            </Fragment>
          ))}
          .
        </>
      )}
    </FieldHelp>
  )
}
