import { telHref } from '../../../domain/contact/phone-links.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { Facts } from '../../../ui/kit/facts.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import type { ShownOrder } from '../server/page-services.ts'
import { workOrderWords } from '../work-order.words.ts'
import * as styles from './order-page.module.css'

/** Where to go, what is wrong, who to ring, and when the contractor comes: read on a stair, in the sun. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  const words = useWords(workOrderWords)
  const company = useContact().name
  const { place, message, answers, access, contact, photos, visit, otherVisit } = order
  return (
    <>
      {visit && (
        <p className={styles.visit}>
          <span>{words.visit}</span>
          <strong>
            <NoBreak>{visit}</NoBreak>
          </strong>
        </p>
      )}
      {otherVisit && (
        <p className={styles.note}>
          {otherVisit.host
            ? words.otherVisit(otherVisit.host, otherVisit.slot)
            : words.otherVisitUnnamed(otherVisit.slot)}
        </p>
      )}
      <section>
        <h2>{words.where}</h2>
        {place ? (
          <>
            <p className={styles.large}>{place}</p>
            <ButtonLink href={mapLink(place)} kind="quiet" rel="noreferrer">
              {words.map}
            </ButtonLink>
          </>
        ) : (
          <p>{words.noPlace}</p>
        )}
      </section>
      {(contact.name || contact.phone) && (
        <section>
          <h2>{words.contact}</h2>
          {contact.name && <p className={styles.large}>{contact.name}</p>}
          {contact.phone && (
            <>
              <p className={styles.phone}>{contact.phone}</p>
              <ButtonLink href={telHref(contact.phone)}>
                {contact.name ? words.call(contact.name) : words.callThem}
              </ButtonLink>
            </>
          )}
        </section>
      )}
      {access.length > 0 && (
        <section>
          <h2>{words.access}</h2>
          <ul>
            {access.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {message && (
        <section>
          <h2>{words.fromUs(company)}</h2>
          <p className={styles.note}>{message}</p>
        </section>
      )}
      <section>
        <h2>{words.what}</h2>
        <Facts items={answers} className={styles.answers} />
      </section>
      {photos.length > 0 && (
        <section>
          <h2>{words.photos}</h2>
          <ul className={`plain ${styles.photos}`}>
            {photos.map(({ src, label, width, height }) => (
              <li key={label}>
                {src === null ? (
                  <p className="quiet">{words.photoGone(label)}</p>
                ) : (
                  <a href={src}>
                    <img src={src} alt={label} width={width} height={height} loading="lazy" />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Nothing is asked of the map's site until the link is pressed. */
const mapLink = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
