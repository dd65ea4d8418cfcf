import { data } from 'react-router'
import { submissionWords } from '../../../forms/engine/submission.words.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { AdviceNote } from '../../../ui/forms/advice-note.tsx'
import { OfficeOpen } from '../../../ui/forms/office-open.tsx'
import * as sentPanelStyles from '../../../ui/forms/sent-panel.module.css'
import { Button, ButtonLink } from '../../../ui/kit/button.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { receiptWords } from '../sender-page.words.ts'
import { CaseGone } from '../ui/case-gone.tsx'
import * as caseNextStyles from '../ui/case-next.module.css'
import * as caseThreadStyles from '../ui/case-thread.module.css'
import { casesContext } from '../ui/cases-context.ts'
import * as receiptStyles from '../ui/receipt.module.css'
import type { Route } from './+types/sak.$token.kvittering'
export async function loader({ context, params }: Route.LoaderArgs) {
  const receipt = await context.get(casesContext).receipt(params.token)
  return data(receipt, { status: receipt ? 200 : 404 })
}
export const clientLoader = loadDocument

/** The receipt of a form, to keep or print. */
export default function ReceiptScreen({ loaderData: receipt, params }: Route.ComponentProps) {
  const page = useWords(receiptWords)
  const { photosLost } = useWords(submissionWords)
  const { phone, openingHours, onCallPhone } = useContact()
  if (!receipt) return <CaseGone />
  const casePath = `/sak/${params.token}`
  return (
    <div className={`page section ${receiptStyles.root}`}>
      <Seo title={`${page.title} ${receipt.reference}`} description={receipt.text} noindex />
      <header className="stack">
        <Tag as="p">{page.title}</Tag>
        <h1>{receipt.title}</h1>
        <p className="lead">
          <NoBreak>{receipt.text}</NoBreak>
        </p>
      </header>
      {receipt.advice && (
        <OfficeOpen given={receipt.isOfficeOpen}>
          <AdviceNote advice={receipt.advice} />
        </OfficeOpen>
      )}
      <dl className={receiptStyles.facts}>
        <div>
          <dt>{page.reference}</dt>
          <dd className={sentPanelStyles.reference}>{receipt.reference}</dd>
        </div>
        {receipt.answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {receipt.toldOn && (
          <div>
            <dt>{page.toldOn}</dt>
            <dd>{receipt.toldOn}</dd>
          </div>
        )}
        <div>
          <dt>{receipt.toldOn ? page.writtenDownAt : page.sentAt}</dt>
          <dd>{receipt.sentAt}</dd>
        </div>
        {receipt.answerBy && (
          <div>
            <dt>{page.answerBy}</dt>
            <dd>
              {receipt.answerBy}
              {receipt.answerByNote && (
                <>
                  {' '}
                  <small>
                    <NoBreak>{receipt.answerByNote}</NoBreak>
                  </small>
                </>
              )}
            </dd>
          </div>
        )}
        {receipt.withdrawnAt && (
          <div>
            <dt>{page.withdrawnAt}</dt>
            <dd>
              {receipt.withdrawnAt} <small>{page.withdrawn}</small>
            </dd>
          </div>
        )}
        {receipt.keyDate && (
          <div>
            <dt>{receipt.keyDate.title}</dt>
            <dd>
              {receipt.keyDate.day}{' '}
              <small>
                <NoBreak>
                  {[receipt.keyDate.first && page.firstDay(receipt.keyDate.first), receipt.keyDate.note]
                    .filter(Boolean)
                    .join(' ')}
                </NoBreak>
              </small>
            </dd>
          </div>
        )}
      </dl>
      {receipt.photosMissing > 0 && (
        <p className={caseThreadStyles.missing}>{photosLost(receipt.photosMissing)}</p>
      )}
      <section>
        <h2>{page.next}</h2>
        <ol className={caseNextStyles.steps}>
          {receipt.next.map((line) => (
            <li key={line}>
              <NoBreak>{line}</NoBreak>
            </li>
          ))}
        </ol>
      </section>
      {receipt.notes.map((note) => (
        <p key={note}>
          <NoBreak>{note}</NoBreak>
        </p>
      ))}
      <div className={receiptStyles.link}>
        <p>{page.linkText}</p>
        <p className="row no-print">
          <ButtonLink href={casePath} reloadDocument>
            {page.link}
          </ButtonLink>
          {receipt.calendarDay && (
            <ButtonLink kind="quiet" href={`${casePath}/kalender.ics`} download="">
              {page.calendar(receipt.calendarDay)}
            </ButtonLink>
          )}
          <Button className="scripts-only" kind="quiet" type="button" data-print="">
            {page.print}
          </Button>
        </p>
        <PrintedLink path={casePath} />
        {receipt.mail && (
          <p className={receipt.mail.isOnItsWay ? 'quiet' : caseThreadStyles.missing}>
            <NoBreak>{receipt.mail.text}</NoBreak>
          </p>
        )}
      </div>
      <p className="quiet">
        {receipt.isFromTenant ? page.urgent : page.question}{' '}
        <PhoneText>
          {receipt.isFromTenant
            ? page.callOnCall(phone, openingHours, onCallPhone)
            : page.call(phone, openingHours)}
        </PhoneText>
      </p>
    </div>
  )
}

/** On paper, a link is printed with its URL. */
function PrintedLink({ path }: { path: string }) {
  const { origin } = useSite()
  return (
    <p className="print-only">
      {origin}
      {path}
    </p>
  )
}
