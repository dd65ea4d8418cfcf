import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import * as styles from './way-on.module.css'

interface WayOnProps {
  title: string
  links: readonly { label: string; note: string; href: string }[]
}

/** The links to related pages at the end of a category page. */
export function WayOn({ title, links }: WayOnProps) {
  return (
    <nav className={`page ${styles.root}`} aria-labelledby="way-on">
      <h2 id="way-on">{title}</h2>
      <ul className="plain">
        {links.map(({ label, note, href }) => (
          <li key={href}>
            <SiteLink href={href}>
              <Hyphenated>{label}</Hyphenated>
            </SiteLink>
            <p>
              <Hyphenated>{note}</Hyphenated>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
