import type { ReactNode } from 'react'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { Tag } from '../../../../ui/kit/tag.tsx'
import * as staffLinesStyles from '../../../workspace/ui/staff-lines.module.css'
import { senderCardTexts } from '../../sender-card.words.ts'
import type { ContactWay, SenderCard } from '../../server/senders/sender-views.ts'
import { AddressText } from '../address-text.tsx'
import { TypedPhones } from '../typed-phones.tsx'
import * as styles from './sender-page.module.css'

/** How a person is reached, where they live, and what they want to be told of. */
export function SenderContactPanel({ card }: { card: SenderCard }) {
  const { phones, emails, addresses, telephoned, wishes, cases } = card
  return (
    <Panel className={styles.side}>
      <h2>{senderCardTexts.contact}</h2>
      {phones.length + emails.length === 0 && <p className="quiet">{senderCardTexts.none}</p>}
      <ul className={`plain ${staffLinesStyles.root}`}>
        {phones.map((way) => (
          <Way key={way.text} way={way}>
            <TypedPhones>{way.text}</TypedPhones>
          </Way>
        ))}
        {emails.map((way) => (
          <Way key={way.text} way={way} isUndelivered={way.isUndelivered}>
            <a href={`mailto:${way.text}`}>
              <AddressText>{way.text}</AddressText>
            </a>
          </Way>
        ))}
      </ul>
      {telephoned > 0 && <p className="quiet">{senderCardTexts.telephoned(telephoned, cases.length)}</p>}
      {addresses.length > 0 && <h2>{senderCardTexts.addresses}</h2>}
      <ul className={`plain ${staffLinesStyles.root}`}>
        {addresses.map(({ text, cases: count }) => (
          <li key={text}>
            <span>
              {text} <small>{senderCardTexts.addressCases(count)}</small>
            </span>
          </li>
        ))}
      </ul>
      {wishes.length > 0 && <h2>{senderCardTexts.wishes}</h2>}
      <ul>
        {wishes.map((wish) => (
          <li key={wish}>{wish}</li>
        ))}
      </ul>
    </Panel>
  )
}

interface WayProps {
  way: ContactWay
  isUndelivered?: boolean
  /** The links of the way. */
  children: ReactNode
}

function Way({ way, isUndelivered = false, children }: WayProps) {
  return (
    <li>
      <span>
        {children} <small>{senderCardTexts.used(way.cases, way.lastUsed)}</small>
      </span>
      {isUndelivered && <Tag tone="bad">{senderCardTexts.undelivered}</Tag>}
    </li>
  )
}
