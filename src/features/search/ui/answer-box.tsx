import { useId } from 'react'
import { telHref } from '../../../domain/contact/phone-links.ts'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import type { AnswerCall, ShownAnswer } from '../answers/shown-answer.ts'
import * as styles from './answer-box.module.css'

/** What answers a search, in one calm box above all that it has found. */
export function AnswerBox({ answer: { title, text, isDanger, calls, links } }: { answer: ShownAnswer }) {
  const heading = useId()
  return (
    <section className={styles.root} aria-labelledby={heading} data-danger={isDanger ? '' : undefined}>
      <h2 id={heading}>{title}</h2>
      <p>
        <PhoneText>{text}</PhoneText>
      </p>
      {calls.map((call) => (
        <p key={call.number} className={styles.call}>
          <CallLink {...call} />
        </p>
      ))}
      {links.length > 0 && (
        <ul className={`plain ${styles.links}`}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Who to call; the number stays on one line. */
function CallLink({ label, number }: AnswerCall) {
  const [before, after] = label.split(number)
  return (
    <a href={telHref(number)}>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </a>
  )
}
