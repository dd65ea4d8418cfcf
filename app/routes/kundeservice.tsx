import { useState } from 'react'
import { company } from '../../content/company.ts'
import { kundeservicePage as page, type ServiceDialog } from '../../content/pages/kundeservice.ts'
import { checklistPage, cleaningCategories } from '../../content/pages/sjekkliste.ts'
import { osloDate } from '../../domain/calendar.ts'
import { serviceDialogs } from '../../forms/service-dialogs.ts'
import { Checklist } from '../components/checklist/checklist.tsx'
import { Notices } from '../components/info/notices.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Seo } from '../components/seo.tsx'
import { ConditionStyles } from '../forms/condition-styles.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { loadAnew, loadForms, sendForm, stateAfter } from '../forms/form-route.ts'
import { emptyFormState } from '../forms/form-state.ts'
import { FormView } from '../forms/form-view.tsx'
import type { SentForm } from '../forms/send.ts'
import { SentPanel } from '../forms/sent-panel.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { useContent } from '../site-context.ts'
import type { Route } from './+types/kundeservice'
import '../styles/info.css'
import '../styles/tiles.css'

const dial = (number: string) => `tel:+47${number.replaceAll(' ', '')}`

const dialogAt = (request: Request) => new URL(request.url).searchParams.get('skjema') as ServiceDialog | null

/** Without a dialog the page is the same for everybody; with one, its form has a key of its own. */
export async function loader(args: Route.LoaderArgs) {
  const dialog = dialogAt(args.request)
  const today = osloDate(args.context.get(pageRequestContext).now)
  return { dialog, today, state: dialog ? await loadForms(args) : null }
}
export const clientLoader = loadAnew
export async function action(args: Route.ActionArgs) {
  const dialog = dialogAt(args.request)
  return dialog && dialog !== 'cleaning-checklist' ? sendForm(args, serviceDialogs[dialog]) : undefined
}

export default function CustomerServiceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const [dialog, setDialog] = useState<ServiceDialog | null>(loaderData.dialog)
  const [sent, setSent] = useState<SentForm | null>(null)
  const close = () => setDialog(null)
  const { phone, openingHours, onCallPhone, onCallHours } = useContent('kontakt', company)
  return (
    <>
      <Seo title={page.title} description={page.description} canonical="/kundeservice" />
      <ConditionStyles forms={Object.values(serviceDialogs)} />
      <PageHead heading={page.heading} lead={page.lead} />
      {sent && (
        <div className="page">
          <SentPanel key={sent.reference} {...sent} />
        </div>
      )}
      {dialog === 'cleaning-checklist' && (
        <FormDialog heading={checklistPage.heading} lead={checklistPage.lead} onClose={close}>
          {() => <Checklist headings={cleaningCategories.map(({ title }) => title)} level={3} />}
        </FormDialog>
      )}
      {dialog && dialog !== 'cleaning-checklist' && (
        <FormDialog
          key={dialog}
          heading={serviceDialogs[dialog].heading}
          lead={serviceDialogs[dialog].lead}
          onClose={close}
        >
          {(cancel) => (
            <FormView
              form={serviceDialogs[dialog]}
              state={
                sent || dialog !== loaderData.dialog
                  ? emptyFormState
                  : stateAfter(loaderData.state, actionData, serviceDialogs[dialog])
              }
              level={3}
              beside={cancel}
              onSent={(stored) => {
                setSent(stored)
                close()
              }}
            />
          )}
        </FormDialog>
      )}
      <Notices today={loaderData.today} />
      <ul className="page link-tiles plain">
        {page.tiles.map(({ title, text, href, dialog: opens }) => (
          <li key={href}>
            <h2>
              <a
                href={href}
                aria-haspopup={opens && 'dialog'}
                onClick={(event) => {
                  if (!opens || event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  setDialog(opens)
                }}
              >
                {title}
              </a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className="page reach">
        <div>
          <h2>{page.phoneTitle}</h2>
          <p className="reach-number">
            <a href={dial(phone)}>{phone}</a>
          </p>
          <p className="quiet">{openingHours}</p>
        </div>
        <div>
          <h2>{page.onCallTitle}</h2>
          <p className="reach-number">
            <a href={dial(onCallPhone)}>{onCallPhone}</a>
          </p>
          <p className="quiet">
            {onCallHours}. {page.onCallText}
          </p>
        </div>
        <div>
          <h2>{page.mailTitle}</h2>
          <p className="reach-mail">
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
          <p>
            <a href="/mine-saker">{page.myCases}</a>
          </p>
        </div>
      </section>
    </>
  )
}
