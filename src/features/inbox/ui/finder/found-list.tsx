import { SiteLink } from '../../../../ui/page/site-link.tsx'
import type { FinderSection } from './finder-sections.ts'
import * as styles from './found-list.module.css'

/** What has been found, as headings and links. */
export function FoundList({ sections }: { sections: readonly FinderSection[] }) {
  return sections.map(({ name, offers }) => (
    <section key={name} className={styles.root}>
      <h2>{name}</h2>
      <ul className="plain">
        {offers.map(
          ({ href, title, note }) =>
            href && (
              <li key={href}>
                <SiteLink href={href}>{title}</SiteLink> <small>{note}</small>
              </li>
            ),
        )}
      </ul>
    </section>
  ))
}
