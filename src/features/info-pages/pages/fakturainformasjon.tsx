import { invoiceCompanies } from '#landlord/invoice-companies.ts'
import { fakturaPage } from '#landlord/pages/fakturainformasjon.ts'
import { formatAccountNumber, formatOrgNumber } from '../../../domain/contact/norwegian-number-formats.ts'
import { telHref } from '../../../domain/contact/phone-links.ts'
import { CopyButton } from '../../../ui/kit/copy-button.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { PageHead } from '../../../ui/kit/page-head.tsx'
import { Table } from '../../../ui/kit/table.tsx'
import { MailAddress } from '../../../ui/page/mail-address.tsx'
import { withoutScripts } from '../../../ui/page/page-scripts.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { Part, Steps } from '../ui/info/blocks.tsx'
import * as styles from './fakturainformasjon.module.css'
import { fakturaWords } from './fakturainformasjon.words.ts'

export const handle = withoutScripts

export default function InvoiceScreen() {
  const page = useWords(fakturaPage)
  const words = useWords(fakturaWords)
  const { legalName, email, phone, street, postalCode, place } = useContact()
  const { accounts } = useSite().content
  // An account number is only replaced by one that two staff members have approved.
  const shown = invoiceCompanies.map((each) => ({
    ...each,
    accountNumber: accounts[each.orgNumber] ?? each.accountNumber,
  }))
  return (
    <div className={styles.page}>
      <Seo title={page.title} description={page.description} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Part title={page.howTitle} tone="stone">
        <Steps items={page.how} />
      </Part>
      <Part title={words.tableTitle}>
        <div className={styles.warning}>
          <h3>{page.warningTitle}</h3>
          <p>
            <NoBreak>{page.warning}</NoBreak>
          </p>
        </div>
        <p className={`${styles.filter} scripts-only`}>
          <label htmlFor="filter">{words.filter}</label>
          <input id="filter" type="search" data-filters="selskaper" />
        </p>
        <Table stacks className={styles.table}>
          <caption className="visually-hidden">{words.tableTitle}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.name}</th>
              <th scope="col">{words.columns.orgNumber}</th>
              <th scope="col">{words.columns.accountNumber}</th>
              <th scope="col">{words.columns.mailbox}</th>
            </tr>
          </thead>
          <tbody id="selskaper">
            {shown.map(({ name, orgNumber, accountNumber, mailbox }) => (
              <tr key={orgNumber} data-found-by={`${name.toLowerCase()}\n${orgNumber}`}>
                <th scope="row">{name}</th>
                <td data-label={words.shortOrgNumber}>
                  {formatOrgNumber(orgNumber)}
                  <CopyButton text={orgNumber} what={`${words.columns.orgNumber}, ${name}`} />
                </td>
                <td data-label={words.columns.accountNumber}>
                  {formatAccountNumber(accountNumber)}
                  <CopyButton text={accountNumber} what={`${words.columns.accountNumber}, ${name}`} />
                </td>
                <td data-label={words.columns.mailbox}>
                  <MailAddress address={mailbox} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <div role="status">
          <p data-none="" hidden>
            {words.none}
          </p>
        </div>
      </Part>
      <section className={`page ${styles.cards}`}>
        <div>
          <h2>{page.mailTitle}</h2>
          <p>{page.mailText}</p>
          <p>
            <MailAddress address={email} />
            <br />
            <a href={telHref(phone)}>{phone}</a>
          </p>
        </div>
        <div>
          <h2>{words.addressTitle}</h2>
          <p>
            {legalName}
            <br />
            {street}
            <br />
            {postalCode} {place}
          </p>
        </div>
      </section>
    </div>
  )
}
