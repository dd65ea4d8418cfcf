import { Fragment, lazy, startTransition, useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { houseRules } from '#landlord/pages/husordensregler.ts'
import { kundeservicePage } from '#landlord/pages/kundeservice.ts'
import type { ServiceDialogName } from '../../../../landlord-types/service.ts'
import { telHref } from '../../../domain/contact/phone-links.ts'
import { languageOfPage, wordsOf } from '../../../domain/text/language.ts'
import { submissionWords } from '../../../forms/engine/submission.words.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { conditionStyles } from '../../../ui/forms/condition-styles.tsx'
import * as formDialogStyles from '../../../ui/forms/form-dialog.module.css'
import { handleForm, loadForms } from '../../../ui/forms/form-route.ts'
import type { SentForm } from '../../../ui/forms/send.ts'
import { AlertBox } from '../../../ui/kit/alert-box.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { RuleSections } from '../../../ui/kit/rule-sections.tsx'
import { HoistedStyles } from '../../../ui/page/hoisted-styles.tsx'
import { MailAddress } from '../../../ui/page/mail-address.tsx'
import { noticesContext } from '../../../ui/page/notices-context.ts'
import { pageRequestContext } from '../../../ui/page/page-request-context.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { serviceDialogNamed, serviceDialogs } from '../../tenant-forms/service-dialogs.ts'
import { customerServiceRules } from '../house-rules.ts'
import * as checklistStyles from '../ui/checklist/checklist.module.css'
import { Notices } from '../ui/info/notices.tsx'
import { ServiceTiles } from '../ui/service/service-tiles.tsx'
import * as urgentNumbersStyles from '../ui/service/urgent-numbers.module.css'
import { UrgentNumbers } from '../ui/service/urgent-numbers.tsx'
import type { Route } from './+types/kundeservice'
import * as styles from './kundeservice.module.css'
import { kundeserviceWords } from './kundeservice.words.ts'

/** Called once a dialog is asked for, or is about to be: few of those who read this page open one, and fewer two. */
const importForms = () => import('../ui/service/service-forms.tsx')

// Without Suspense around them, which would draw them by a script.
const ServiceDialog = lazy(async () => ({ default: (await importForms()).ServiceDialog }))
const SentPanel = lazy(async () => ({ default: (await importForms()).SentPanel }))

const dialogAt = (request: Request) => serviceDialogNamed(new URL(request.url).searchParams.get('skjema'))

/**
 * Without a dialog the page is the same for all visitors; with one, its form has its own key. The rules come as data,
 * since in the scripts they would slow the page down for all visitors; so does what an unknown dialog is answered.
 */
export async function loader(args: Route.LoaderArgs) {
  const dialog = dialogAt(args.request)
  const { pathname, searchParams } = new URL(args.request.url)
  const isUnknown = !dialog && searchParams.has('skjema')
  const unknown = isUnknown ? wordsOf(submissionWords, languageOfPage(pathname)).unknownForm : null
  const { content, fail } = args.context.get(pageRequestContext)
  const notices = await args.context
    .get(noticesContext)
    .current()
    .catch((error) => {
      fail('Error fetching notices', error)
      return []
    })
  const rules = customerServiceRules(content.edited.husordensregler?.sections ?? houseRules)
  const conditions = conditionStyles(Object.values(serviceDialogs))
  const form = dialog && dialog !== 'cleaning-checklist' ? serviceDialogs[dialog] : null
  const state = dialog ? await loadForms(args, ...(form ? [form] : [])) : null
  return { dialog, unknown, notices, rules, conditions, state }
}
export const clientLoader = loadDocument
/** A dialog's history entry has the page's own address; once a dialog is closed, the address no longer asks for it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href && nextUrl.searchParams.has('skjema')
export async function action(args: Route.ActionArgs) {
  const dialog = dialogAt(args.request)
  return dialog && dialog !== 'cleaning-checklist'
    ? handleForm(args, serviceDialogs[dialog])
    : data(undefined, { status: 404 })
}

export default function CustomerServiceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(kundeservicePage)
  const words = useWords(kundeserviceWords)
  const [dialog, setDialog] = useState(loaderData.dialog)
  const [sent, setSent] = useState<SentForm | null>(null)
  const navigate = useNavigate()
  const contact = useContact()
  const open = (name: ServiceDialogName) => {
    const byAddress = () => location.assign(`?skjema=${name}`)
    importForms().then(() => startTransition(() => setDialog(name)), byAddress)
  }
  const close = () => {
    setDialog(null)
    // A dialog that the address asked for would be opened again by a reload.
    if (loaderData.dialog) navigate('.', { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Seo title={page.title} description={page.description} canonical="/kundeservice" />
      <HoistedStyles styles={loaderData.conditions} />
      <PageHead heading={page.heading} lead={page.lead} />
      {loaderData.unknown && (
        <div className={`page ${styles.outcome}`}>
          <AlertBox>
            <h2>{loaderData.unknown}</h2>
            <p>{words.unknown}</p>
          </AlertBox>
        </div>
      )}
      {sent && (
        <div className={`page ${styles.outcome}`}>
          <SentPanel key={sent.reference} {...sent} />
        </div>
      )}
      {dialog && (
        <ServiceDialog
          key={dialog}
          name={dialog}
          loaded={!sent && dialog === loaderData.dialog ? loaderData.state : null}
          posted={actionData}
          dialogClass={formDialogStyles.root}
          checklistClass={checklistStyles.root}
          onSent={(stored) =>
            startTransition(() => {
              setSent(stored)
              close()
            })
          }
          onClose={close}
        />
      )}
      {page.groups.map(({ id, title, tiles }, index) => (
        <Fragment key={id}>
          <section className={`page ${styles.group}`} data-urgent={index === 0 ? '' : undefined} id={id}>
            <h2>{title}</h2>
            {index === 0 && <UrgentNumbers {...contact} />}
            <ServiceTiles tiles={tiles} onApproach={importForms} onOpen={open} />
          </section>
          {index === 0 && <Notices notices={loaderData.notices} />}
        </Fragment>
      ))}
      <div className="page">
        <details className={styles.rules}>
          <summary>
            <h2>{words.rulesTitle}</h2>
          </summary>
          <RuleSections sections={loaderData.rules} level={3} />
        </details>
      </div>
      <section className={`page ${styles.reach}`} aria-label={words.reachTitle}>
        <div>
          <h2>{words.phoneTitle}</h2>
          <p className={urgentNumbersStyles.number}>
            <a href={telHref(contact.phone)}>{contact.phone}</a>
          </p>
          <p className="quiet">{contact.openingHours}</p>
        </div>
        <div>
          <h2>{words.mailTitle}</h2>
          <p className={styles.mail}>
            <MailAddress address={contact.email} />
          </p>
        </div>
        <div>
          <h2>{words.myCasesTitle}</h2>
          <p className={styles.mail}>
            <SiteLink href="/mine-saker">{words.myCases}</SiteLink>
          </p>
        </div>
        <div>
          <h2>{page.disputes.title}</h2>
          <p>
            {page.disputes.text} <SiteLink href={page.disputes.href}>{page.disputes.link}</SiteLink>
          </p>
        </div>
      </section>
    </>
  )
}
