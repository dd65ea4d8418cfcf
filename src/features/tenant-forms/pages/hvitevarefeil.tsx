import { useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { appliances, appliancesPage } from '#landlord/appliances.ts'
import { withWords } from '../../../domain/text/with-words.ts'
import { ConditionStyles } from '../../../ui/forms/condition-styles.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import { emptyFormState, stateAfter } from '../../../ui/forms/form-state.ts'
import { FormView } from '../../../ui/forms/form-view.tsx'
import { loadDocument } from '../../../ui/forms/load-document.ts'
import type { SentForm } from '../../../ui/forms/send.ts'
import { SentPanel } from '../../../ui/forms/sent-panel.tsx'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { applianceReport } from '../appliance-report.ts'
import type { Route } from './+types/hvitevarefeil'
import * as styles from './hvitevarefeil.module.css'
/** Without its dialog the page is cached for all visitors; with it, the form has its own idempotency key. */
export async function loader(args: Route.LoaderArgs) {
  const opened = new URL(args.request.url).searchParams.has('skjema')
  return { opened, state: opened ? await loadForms(args, applianceReport) : null }
}
export const clientLoader = loadDocument
/** A dialog's history entry has the page's own address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href
export const action = (args: Route.ActionArgs) => handleForm(args, applianceReport)

export default function ApplianceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useSite()
  const page = useWords(appliancesPage)
  const [isOpen, setIsOpen] = useState(loaderData.opened || actionData !== undefined)
  const [sent, setSent] = useState<SentForm | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const contact = useContact()
  const state = stateAfter(loaderData.state, actionData, applianceReport)
  const open = (appliance: string | null) => {
    setChosen(appliance)
    setIsOpen(true)
  }
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <ConditionStyles forms={[applianceReport]} />
      <PageHead heading={page.heading} lead={page.lead} />
      <div className={`page ${styles.page}`}>
        {sent && <SentPanel {...sent} />}
        {isOpen && (
          <FormDialog heading={applianceReport.heading} onClose={() => setIsOpen(false)}>
            {(cancel) => (
              <FormView
                form={applianceReport}
                state={
                  chosen
                    ? { ...emptyFormState, values: { applianceType: [chosen] } }
                    : sent
                      ? emptyFormState
                      : state
                }
                level={3}
                beside={cancel}
                onSent={(stored) => {
                  setSent(stored)
                  setIsOpen(false)
                }}
              />
            )}
          </FormDialog>
        )}
        <p className={styles.warning}>
          <PhoneText>{page.warning(contact)}</PhoneText>
        </p>
        <div className={styles.appliances}>
          {withWords(appliances, language).map(({ value, label, tips }) => (
            <details key={value} name="hvitevare">
              <summary>
                <h2>{label}</h2>
              </summary>
              <h3>{page.tipsTitle}</h3>
              <ol>
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ol>
              <p>
                <ButtonLink
                  kind="quiet"
                  href={applianceReport.page}
                  reloadDocument
                  onClick={(event) => {
                    event.preventDefault()
                    open(value)
                  }}
                >
                  {page.open}
                  <span className="visually-hidden">: {label.toLowerCase()}</span>
                </ButtonLink>
              </p>
            </details>
          ))}
        </div>
        <p>
          <ButtonLink
            href={applianceReport.page}
            reloadDocument
            onClick={(event) => {
              event.preventDefault()
              open(null)
            }}
          >
            {page.open}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
