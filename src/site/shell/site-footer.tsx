import { navigation } from '#landlord/navigation.ts'
import { formatOrgNumber } from '../../domain/contact/norwegian-number-formats.ts'
import { telHref } from '../../domain/contact/phone-links.ts'
import { Hyphenated } from '../../ui/kit/hyphenated.tsx'
import { pageWords } from '../../ui/kit/page.words.ts'
import { MailAddress } from '../../ui/page/mail-address.tsx'
import { useSite } from '../../ui/page/site-context.ts'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { useContact } from '../../ui/page/use-contact.ts'
import { useWords } from '../../ui/page/use-words.ts'
import * as styles from './site-footer.module.css'

/** The footer of every page. */
export function SiteFooter() {
  const { name, orgNumber, email, phone, openingHours, street, postalCode, place } = useContact()
  const { footerGroups } = useWords(navigation)
  const words = useWords(pageWords)
  const { isDemo } = useSite()
  return (
    <footer className={styles.root}>
      <Skyline />
      <div className={styles.ground}>
        <div className={`page ${styles.columns}`}>
          <div className={styles.contact}>
            <p className={styles.name}>{name}</p>
            <p>
              {street}
              <br />
              {postalCode} {place}
            </p>
            <p>
              <MailAddress address={email} />
              <br />
              <a href={telHref(phone)}>{phone}</a>, {openingHours}
            </p>
            <p>
              {words.orgNumber} {formatOrgNumber(orgNumber)}
            </p>
          </div>
          {footerGroups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={styles.title}>{title}</p>
              <ul className="plain">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <SiteLink href={href}>
                      <Hyphenated>{label}</Hyphenated>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {isDemo && <p className={`page ${styles.demo}`}>{words.demo}</p>}
      </div>
    </footer>
  )
}

/** A row of roofs along the water, drawn as one line. */
function Skyline() {
  return (
    <svg
      className={styles.skyline}
      viewBox="0 0 1200 80"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="currentColor"
    >
      <path d="M0 80V58l40-12 60 10 70-26 60 24 40-8v-14l22-16 22 16v12h20V30l26-18 26 18v14h24V22h54v22h20V32l24-16 24 16v12h36l20-8 18 8h24V26l26-18 26 18v18h30V36l18-12 18 12v8h44V18h8v-8h6v8h40v26h30V34l22-15 22 15v10h60l40-10 60 14 70-22 60 20 50-8v42z" />
    </svg>
  )
}
