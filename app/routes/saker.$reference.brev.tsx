import { data } from 'react-router'
import { contentOf } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format-moment.ts'
import { staffLanguage } from '../../domain/language.ts'
import { staffCaseTexts } from '../../forms/staff/case.words.ts'
import { company } from '../../landlord/company.ts'
import { NotFoundPage } from '../components/not-found-page.tsx'
import { SiteLink } from '../components/site-link.tsx'
import { LinkButton } from '../components/ui/link-button.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import * as letterStyles from '../staff/case/letter.module.css'
import { isReply } from '../staff/case/timeline-entry.ts'
import { staffContext } from '../staff/staff-context.ts'
import { StaffText } from '../staff/staff-text.tsx'
import type { Route } from './+types/saker.$reference.brev'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { now, content } = context.get(pageRequestContext)
  const { cases } = await context.get(staffContext).workspace()
  const shown = await cases.read(params.reference)
  const reply = shown?.timeline.findLast(isReply)
  const { phone } = contentOf(content.edited, 'kontakt')
  const letter = shown && {
    reference: shown.reference,
    formName: shown.formName,
    name: shown.sender.name,
    address: shown.address,
    text: reply?.text ?? null,
    senderPage: shown.senderPage,
    today: formatDate(now, staffLanguage),
    phone,
  }
  return data(letter, { status: letter ? 200 : 404 })
}

/** The last reply of a case as a letter, for a sender who has no mail and no telephone. */
export default function LetterScreen({ loaderData: letter }: Route.ComponentProps) {
  if (!letter) return <NotFoundPage />
  const { reference, formName, name, address, text, senderPage, today, phone } = letter
  const { street, postalCode, place } = company.visitingAddress
  return (
    <article className={letterStyles.root}>
      <title>{`${staffCaseTexts.letterTitle(formName, reference)} – ${company.name}`}</title>
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
        <strong>{company.name}</strong>
        <br />
        {street}, {postalCode} {place}
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
