import { senderPath } from '../../../domain/inbox.ts'
import { staffCaseTexts } from '../../../forms/staff/case.words.ts'
import type { StaffCase } from '../../../server/casework/staff-views.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { useWords } from '../../use-words.ts'
import { AddressText } from '../address-text.tsx'
import * as styles from './case-sender.module.css'

type CaseSenderProps = Pick<
  StaffCase,
  'reference' | 'sender' | 'address' | 'property' | 'canEditProperty' | 'senderPage'
>

/** Who sent the case, how they are reached, and where it is: stated here only. */
export function CaseSender({
  reference,
  sender,
  address,
  property,
  canEditProperty,
  senderPage,
}: CaseSenderProps) {
  const texts = useWords(staffCaseTexts)
  return (
    <Panel className={styles.root}>
      <h2 className={styles.heading}>{texts.senderTitle}</h2>
      {sender.name && <strong className={styles.name}>{sender.name}</strong>}
      {sender.phone && <a href={`tel:${sender.phoneDigits}`}>{sender.phone}</a>}
      {sender.email && (
        <a href={`mailto:${sender.email}`}>
          <AddressText>{sender.email}</AddressText>
        </a>
      )}
      {address && <span>{address}</span>}
      {(sender.email || sender.phone) && <a href={senderPath(reference)}>{texts.senderCard}</a>}
      {property && <a href={`/eiendommer/${property.id}`}>{property.title}</a>}
      {property && canEditProperty && (
        <a href={`/intern/eiendommer/${property.id}#price`}>{texts.changeRent}</a>
      )}
      {senderPage && (
        <details className="no-print">
          <summary>{texts.senderPage}</summary>
          <p className="quiet">{texts.senderPageHelp}</p>
          <a href={senderPage}>{senderPage}</a>
        </details>
      )}
    </Panel>
  )
}
