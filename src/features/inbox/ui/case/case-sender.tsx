import { senderPath } from '../../../../domain/cases/inbox.ts'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import { AddressText } from '../address-text.tsx'
import { TypedPhones } from '../typed-phones.tsx'
import * as styles from './case-sender.module.css'

type CaseSenderProps = Pick<
  StaffCase,
  'reference' | 'sender' | 'address' | 'property' | 'canEditProperty' | 'senderPage'
> & { result: ActionResult | undefined }

/** Who sent the case, how they are reached, and where it is: stated here only. */
export function CaseSender({
  reference,
  sender,
  address,
  property,
  canEditProperty,
  senderPage,
  result,
}: CaseSenderProps) {
  return (
    <Panel className={styles.root}>
      <h2 className={styles.heading}>{staffCaseTexts.senderTitle}</h2>
      <div className={styles.contact}>
        {sender.name && <strong className={styles.name}>{sender.name}</strong>}
        {sender.phone && (
          <span>
            <TypedPhones>{sender.phone}</TypedPhones>
          </span>
        )}
        {sender.email && (
          <a href={`mailto:${sender.email}`}>
            <AddressText>{sender.email}</AddressText>
          </a>
        )}
        {address && <span>{address}</span>}
        {(sender.email || sender.phone) && (
          <SiteLink href={senderPath(reference)}>{staffCaseTexts.senderCard}</SiteLink>
        )}
      </div>
      <div className={styles.more}>
        {property && <SiteLink href={`/intern/eiendommer/${property.id}`}>{property.title}</SiteLink>}
        {property && !property.isCertain && <span className="quiet">{staffCaseTexts.onlyPropertyThere}</span>}
        {property && canEditProperty && (
          <SiteLink href={`/intern/eiendommer/${property.id}#price`}>{staffCaseTexts.changeRent}</SiteLink>
        )}
        <details
          className={`no-print ${styles.change}`}
          open={
            (result?.action === caseActions.correctContact.name && result.status === 'refused') || undefined
          }
        >
          <summary>{staffCaseTexts.contact.change}</summary>
          <ActionForm
            key={`${sender.phone} ${sender.email}`}
            id="avsender"
            action={caseActions.correctContact}
            result={result}
            values={{ phone: sender.phone ?? '', email: sender.email ?? '' }}
            look="quiet"
          />
        </details>
        {senderPage && (
          <details className="no-print">
            <summary>{staffCaseTexts.senderPage}</summary>
            <p className="quiet">{staffCaseTexts.senderPageHelp}</p>
            <SiteLink href={senderPage}>{senderPage}</SiteLink>
          </details>
        )}
      </div>
    </Panel>
  )
}
