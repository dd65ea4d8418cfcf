import { data } from 'react-router'
import { contentOf } from '../../../domain/documents/documents.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDate } from '../../../domain/time/format-moment.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { NotFoundPage } from '../../../ui/kit/not-found-page.tsx'
import { pageRequestContext } from '../../../ui/page/page-request-context.ts'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffText } from '../../workspace/ui/staff-text.tsx'
import { staffCaseTexts } from '../case.words.ts'
import * as letterStyles from '../ui/case/letter.module.css'
import { isReply } from '../ui/case/timeline-entry.ts'
import { caseReadsContext } from '../ui/inbox-context.ts'
import type { Route } from './+types/saker.$reference.brev'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { now, content } = context.get(pageRequestContext)
  const cases = await readsOf(context, caseReadsContext)
  const shown = await cases.read(params.reference)
  const reply = shown?.timeline.findLast(isReply)
  const { name: company, phone, street, postalCode, place } = contentOf(content.edited, 'kontakt')
  const letter = shown && {
    reference: shown.reference,
    formName: shown.formName,
    name: shown.sender.name,
    address: shown.address,
    text: reply?.text ?? null,
    senderPage: shown.senderPage,
    today: formatDate(now, staffLanguage),
    company,
    phone,
    from: `${street}, ${postalCode} ${place}`,
  }
  return data(letter, { status: letter ? 200 : 404 })
}

/** The last reply of a case as a letter, for a sender who has no mail and no telephone. */
export default function LetterScreen({ loaderData: letter }: Route.ComponentProps) {
  if (!letter) return <NotFoundPage />
  const { reference, formName, name, address, text, senderPage, today, company, phone, from } = letter
  return (
    <article className={letterStyles.root}>
      <title>{`${staffCaseTexts.letterTitle(formName, reference)} – ${company}`}</title>
      <meta name="robots" content="noindex" />
      <p className="row no-print">
        <SiteLink href={`/saker/${reference}`}>← {reference}</SiteLink>
        {text && (
          <LinkButton type="button" className="scripts-only" onClick={() => window.print()}>
            {staffCaseTexts.print}
          </LinkButton>
        )}
      </p>
      <p>
        <strong>{company}</strong>
        <br />
        {from}
      </p>
      <p className={letterStyles.to}>
        {name}
        <br />
        {address}
      </p>
      <p>{today}</p>
      <h1>{staffCaseTexts.letterTitle(formName, reference)}</h1>
      {text ? <StaffText>{text}</StaffText> : <p>{staffCaseTexts.noReplyYet}</p>}
      <p>{staffCaseTexts.letterEnd(phone)}</p>
      {senderPage && (
        <p>
          {staffCaseTexts.letterPage} <br />
          <span className={letterStyles.link}>{senderPage}</span>
        </p>
      )}
    </article>
  )
}
