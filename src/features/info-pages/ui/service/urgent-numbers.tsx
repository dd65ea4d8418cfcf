import { kundeservicePage } from '#landlord/pages/kundeservice.ts'
import type { Contact } from '../../../../../landlord-types/contact.ts'
import { telHref } from '../../../../domain/contact/phone-links.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './urgent-numbers.module.css'

/** The numbers for emergencies. They are first on the page, so that they are visible without scrolling. */
export function UrgentNumbers({ onCallPhone, onCallHours }: Contact) {
  const page = useWords(kundeservicePage)
  const onCall = {
    title: page.onCallTitle,
    number: onCallPhone,
    text: `${page.onCallText} ${capital(onCallHours)}.`,
  }
  return (
    <ul className={`${styles.root} plain`}>
      {[onCall, ...page.urgent].map(({ title, number, text }) => (
        <li key={number}>
          <h3>{title}</h3>
          <p className={styles.number}>
            <a href={telHref(number)}>{number}</a>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
