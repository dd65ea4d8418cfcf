import { lazy, type MouseEvent, startTransition, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { appliances, appliancesPage } from '#landlord/appliances.ts'
import { withWords } from '../../../domain/text/with-words.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { conditionStyles } from '../../../ui/forms/condition-styles.tsx'
import * as formDialogStyles from '../../../ui/forms/form-dialog.module.css'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import type { SentForm } from '../../../ui/forms/send.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { HoistedStyles } from '../../../ui/page/hoisted-styles.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { applianceReport } from '../appliance-report.ts'
import type { Route } from './+types/hvitevarefeil'
import * as styles from './hvitevarefeil.module.css'

/** Called once the dialog is asked for, or is about to be: most of those who read this page get by with its advice. */
const importForm = () => import('../ui/appliance-dialog.tsx')

// Without Suspense around them, which would draw them by a script.
const ApplianceDialog = lazy(async () => ({ default: (await importForm()).ApplianceDialog }))
const SentPanel = lazy(async () => ({ default: (await importForm()).SentPanel }))

/** Without its dialog the page is cached for all visitors; with it, the form has its own idempotency key. */
export async function loader(args: Route.LoaderArgs) {
  const opened = new URL(args.request.url).searchParams.has('skjema')
  return {
    opened,
    state: opened ? await loadForms(args, applianceReport) : null,
    address: applianceReport.page,
    conditions: conditionStyles([applianceReport]),
  }
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
  // What fails here is asked for again at the press.
  const approach = () => importForm().catch(console.error)
  const linkTo = (appliance: string | null) => ({
    href: loaderData.address,
    reloadDocument: true,
    onPointerEnter: approach,
    onFocus: approach,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      const show = () =>
        startTransition(() => {
          setChosen(appliance)
          setIsOpen(true)
        })
      importForm().then(show, () => location.assign(loaderData.address))
    },
  })
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <HoistedStyles styles={loaderData.conditions} />
      <PageHead heading={page.heading} lead={page.lead} />
      <div className={`page ${styles.page}`}>
        {sent && <SentPanel {...sent} />}
        {isOpen && (
          <ApplianceDialog
            className={formDialogStyles.root}
            chosen={chosen}
            loaded={sent ? null : loaderData.state}
            posted={sent ? undefined : actionData}
            onSent={(stored) =>
              startTransition(() => {
                setSent(stored)
                setIsOpen(false)
              })
            }
            onClose={() => setIsOpen(false)}
          />
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
                <ButtonLink kind="quiet" {...linkTo(value)}>
                  {page.open}
                  <span className="visually-hidden">: {label.toLowerCase()}</span>
                </ButtonLink>
              </p>
            </details>
          ))}
        </div>
        <p>
          <ButtonLink {...linkTo(null)}>{page.open}</ButtonLink>
        </p>
      </div>
    </>
  )
}
