import { Fragment, useState } from 'react'
import { data } from 'react-router'
import { osloDate } from '../../domain/calendar.ts'
import { customerServiceRules } from '../../domain/house-rules.ts'
import { telHref } from '../../domain/phone-links.ts'
import { serviceDialogNamed, serviceDialogs } from '../../forms/service-dialogs.ts'
import { submissionWords } from '../../forms/submission.words.ts'
import { company } from '../../landlord/company.ts'
import { houseRules } from '../../landlord/pages/husordensregler.ts'
import { kundeservicePage } from '../../landlord/pages/kundeservice.ts'
import type { ServiceDialog as ServiceDialogName } from '../../landlord-types/service.ts'
import { Notices } from '../components/info/notices.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { MailAddress } from '../components/mail-address.tsx'
import { RuleSections } from '../components/rule-sections.tsx'
import { Seo } from '../components/seo.tsx'
import { ServiceDialog } from '../components/service/service-dialog.tsx'
import { ServiceTiles } from '../components/service/service-tiles.tsx'
import * as urgentNumbersStyles from '../components/service/urgent-numbers.module.css'
import { UrgentNumbers } from '../components/service/urgent-numbers.tsx'
import { AlertBox } from '../components/ui/alert-box.tsx'
import { ConditionStyles } from '../forms/condition-styles.tsx'
import { loadDocument, loadForms, sendForm, stateAfter } from '../forms/form-route.ts'
import { emptyFormState } from '../forms/form-state.ts'
import type { SentForm } from '../forms/send.ts'
import { SentPanel } from '../forms/sent-panel.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { useContact } from '../use-contact.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/kundeservice'
import * as styles from './kundeservice.module.css'
import { kundeserviceWords } from './kundeservice.words.ts'

const dialogAt = (request: Request) => serviceDialogNamed(new URL(request.url).searchParams.get('skjema'))

/**
 * Without a dialog the page is the same for all visitors; with one, its form has its own key. The rules come as data,
 * since in the scripts they would slow the page down for all visitors.
 */
export async function loader(args: Route.LoaderArgs) {
  const dialog = dialogAt(args.request)
  const isUnknown = !dialog && new URL(args.request.url).searchParams.has('skjema')
  const { now, content } = args.context.get(pageRequestContext)
  const rules = customerServiceRules(content.edited.husordensregler?.sections ?? houseRules)
  return { dialog, isUnknown, today: osloDate(now), rules, state: dialog ? await loadForms(args) : null }
}
export const clientLoader = loadDocument
export async function action(args: Route.ActionArgs) {
  const dialog = dialogAt(args.request)
  return dialog && dialog !== 'cleaning-checklist'
    ? sendForm(args, serviceDialogs[dialog])
    : data(undefined, { status: 404 })
}

export default function CustomerServiceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const page = useWords(kundeservicePage)
  const words = useWords(kundeserviceWords)
  const forms = useWords(submissionWords)
  const [dialog, setDialog] = useState<ServiceDialogName | null>(loaderData.dialog)
  const [sent, setSent] = useState<SentForm | null>(null)
  const close = () => setDialog(null)
  const contact = useContact()
  const stateOf = (name: ServiceDialogName) =>
    sent || name !== loaderData.dialog || name === 'cleaning-checklist'
      ? emptyFormState
      : stateAfter(loaderData.state, actionData, serviceDialogs[name])
  return (
    <>
      <Seo title={page.title} description={page.description} canonical="/kundeservice" />
      <ConditionStyles forms={Object.values(serviceDialogs)} />
      <PageHead heading={page.heading} lead={page.lead} />
      {loaderData.isUnknown && (
        <div className={`page ${styles.outcome}`}>
          <AlertBox>
            <h2>{forms.unknownForm}</h2>
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
          state={stateOf(dialog)}
          onClose={close}
          onSent={(stored) => {
            setSent(stored)
            close()
          }}
        />
      )}
      {page.groups.map(({ id, title, tiles }, index) => (
        <Fragment key={id}>
          <section className={`page ${styles.group}`} data-urgent={index === 0 ? '' : undefined} id={id}>
            <h2>{title}</h2>
            {index === 0 && <UrgentNumbers {...contact} />}
            <ServiceTiles tiles={tiles} onOpen={setDialog} />
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
      </section>
    </>
  )
}
