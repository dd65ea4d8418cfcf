import { Fragment, lazy, Suspense, use, useEffect, useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { osloDate } from '../../domain/calendar.ts'
import { customerServiceRules } from '../../domain/house-rules.ts'
import { languageOfPage, wordsOf } from '../../domain/language.ts'
import { telHref } from '../../domain/phone-links.ts'
import { serviceDialogNamed, serviceDialogs } from '../../forms/service-dialogs.ts'
import { submissionWords } from '../../forms/submission.words.ts'
import { company } from '../../landlord/company.ts'
import { houseRules } from '../../landlord/pages/husordensregler.ts'
import { kundeservicePage } from '../../landlord/pages/kundeservice.ts'
import { Notices } from '../components/info/notices.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { MailAddress } from '../components/mail-address.tsx'
import { RuleSections } from '../components/rule-sections.tsx'
import { Seo } from '../components/seo.tsx'
import { ServiceFormsOnServer } from '../components/service/forms-on-server.ts'
import { ServiceTiles } from '../components/service/service-tiles.tsx'
import * as urgentNumbersStyles from '../components/service/urgent-numbers.module.css'
import { UrgentNumbers } from '../components/service/urgent-numbers.tsx'
import { useServiceDialog } from '../components/service/use-service-dialog.ts'
import { loadForms, sendForm } from '../forms/form-route.ts'
import { loadDocument } from '../forms/load-document.ts'
import type { SentForm } from '../forms/send.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { afterFirstAct } from '../takeover/first-act.ts'
import { useContact } from '../use-contact.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/kundeservice'
import * as styles from './kundeservice.module.css'
import { kundeserviceWords } from './kundeservice.words.ts'

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
  const { now, content } = args.context.get(pageRequestContext)
  const rules = customerServiceRules(content.edited.husordensregler?.sections ?? houseRules)
  return { dialog, unknown, today: osloDate(now), rules, state: dialog ? await loadForms(args) : null }
}
export const clientLoader = loadDocument
/** A dialog's history entry has the page's own address; once a dialog is closed, the address no longer asks for it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href && nextUrl.searchParams.has('skjema')
export async function action(args: Route.ActionArgs) {
  const dialog = dialogAt(args.request)
  return dialog && dialog !== 'cleaning-checklist'
    ? sendForm(args, serviceDialogs[dialog])
    : data(undefined, { status: 404 })
}

const importForms = () => import('../components/service/service-forms.tsx')

/** The forms and the checklist in the browser, which has their style rules from the server. */
const lateForms = {
  ServiceDialog: lazy(async () => ({ default: (await importForms()).ServiceDialog })),
  ServiceReceipt: lazy(async () => ({ default: (await importForms()).ServiceReceipt })),
  UnknownForm: lazy(async () => ({ default: (await importForms()).UnknownForm })),
  ServiceConditions: null,
}

export default function CustomerServiceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(kundeservicePage)
  const words = useWords(kundeserviceWords)
  const { dialog, code, pending, isSlow, open, close } = useServiceDialog(loaderData.dialog, importForms)
  const [sent, setSent] = useState<SentForm | null>(null)
  const contact = useContact()
  const { ServiceReceipt, UnknownForm, ServiceConditions, ...forms } = use(ServiceFormsOnServer) ?? lateForms
  // React delays what it has waited for; code that is there is drawn at once.
  const { ServiceDialog } = code ?? forms
  useEffect(() => {
    afterFirstAct()
      .then(importForms)
      .catch((error) => console.error('Error loading the forms', error))
  }, [])
  // What the server has drawn comes to life as one with its page: what was typed in it is kept until then.
  const Wait = loaderData.dialog ? Fragment : Suspense
  return (
    <>
      <Seo title={page.title} description={page.description} canonical="/kundeservice" />
      {ServiceConditions && <ServiceConditions />}
      <PageHead heading={page.heading} lead={page.lead} />
      {loaderData.unknown && (
        <div className={`page ${styles.outcome}`}>
          <UnknownForm heading={loaderData.unknown}>{words.unknown}</UnknownForm>
        </div>
      )}
      {sent && (
        <div className={`page ${styles.outcome}`}>
          <Suspense>
            <ServiceReceipt sent={sent} />
          </Suspense>
        </div>
      )}
      <Wait>
        {dialog && (
          <ServiceDialog
            key={dialog}
            name={dialog}
            loaded={!sent && dialog === loaderData.dialog ? loaderData.state : null}
            posted={actionData}
            onClose={close}
            onSent={(stored) => {
              setSent(stored)
              close()
            }}
          />
        )}
      </Wait>
      <p className="visually-hidden" role="status">
        {isSlow && words.opening}
      </p>
      {page.groups.map(({ id, title, tiles }, index) => (
        <Fragment key={id}>
          <section className={`page ${styles.group}`} data-urgent={index === 0 ? '' : undefined} id={id}>
            <h2>{title}</h2>
            {index === 0 && <UrgentNumbers {...contact} />}
            <ServiceTiles tiles={tiles} pending={pending} onOpen={open} />
          </section>
          {index === 0 && <Notices today={loaderData.today} />}
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
            <MailAddress address={company.email} />
          </p>
        </div>
        <div>
          <h2>{words.myCasesTitle}</h2>
          <p className={styles.mail}>
            <a href="/mine-saker">{words.myCases}</a>
          </p>
        </div>
        <div>
          <h2>{page.disputes.title}</h2>
          <p>
            {page.disputes.text} <a href={page.disputes.href}>{page.disputes.link}</a>
          </p>
        </div>
      </section>
    </>
  )
}
