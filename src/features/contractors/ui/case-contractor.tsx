import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { CopyButton } from '../../../ui/kit/copy-button.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { contractorActions } from '../contractor-actions.ts'
import { contractorTexts as texts } from '../contractors.words.ts'
import type { StaffOrder, StaffOrders } from '../server/staff-orders.ts'
import * as styles from './case-contractor.module.css'

const { give, revoke, showCode } = contractorActions

interface CaseContractorProps {
  contractors: StaffOrders | null
  result: ActionResult | undefined
}

/** The contractors who have a case, and where staff give it to one. */
export function CaseContractor({ contractors, result }: CaseContractorProps) {
  if (!contractors) return null
  const { orders, mayGive, known } = contractors
  if (orders.length === 0 && !mayGive) return null
  return (
    <Panel className={styles.root} data-part="contractor">
      <h2>{texts.title}</h2>
      {orders.length > 0 && (
        <ul className={`plain ${styles.orders}`}>
          {orders.map((order) => (
            <Order key={order.id} order={order} result={result} />
          ))}
        </ul>
      )}
      {mayGive && (
        // It folds again once the case is given.
        <details
          key={orders.length}
          id="handverker"
          open={(result?.status === 'refused' && result.action === give.name) || undefined}
        >
          <summary>{orders.some(({ end }) => end === null) ? texts.giveAnother : texts.give}</summary>
          <ActionForm
            id="gi"
            action={give}
            result={result}
            choices={{ known }}
            {...(known.length > 0 && {
              folded: { summary: texts.newTitle, fields: ['name', 'email', 'phone'] as const },
            })}
          />
        </details>
      )}
    </Panel>
  )
}

/** Whether the last action was about a contractor: its answer is shown here. */
export const isOfContractor = (result: ActionResult | undefined): boolean =>
  Object.values(contractorActions).some(({ name }) => name === result?.action)

function Order({
  order: { id, name, email, phone, state, end, isUndelivered, link },
  result,
}: {
  order: StaffOrder
  result: ActionResult | undefined
}) {
  const shown = shownBy(result, showCode)
  return (
    <li>
      <strong>{name}</strong>
      {phone && (
        <span>
          <PhoneText>{phone}</PhoneText>
        </span>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <span className="quiet">{state}</span>
      {isUndelivered && (
        <Tag as="p" tone="bad">
          {texts.undelivered}
        </Tag>
      )}
      {link && (
        <details className="no-print">
          <summary>{texts.link}</summary>
          <p className={styles.link}>{link}</p>
          <CopyButton text={link} what={texts.link} />
        </details>
      )}
      {end === null && shown?.orderId === id && (
        <div role="status">
          <p>{texts.codeIs(name)}</p>
          <p className={styles.code}>{shown.code}</p>
          <p className="quiet">{texts.codeUntil(shown.until)}</p>
        </div>
      )}
      {end === null && (
        <div className="row no-print">
          <ActionForm action={showCode} values={{ order: id }} result={result} look="link" about={name} />
          <ActionForm action={revoke} values={{ order: id }} result={result} look="link" about={name} />
        </div>
      )}
    </li>
  )
}
