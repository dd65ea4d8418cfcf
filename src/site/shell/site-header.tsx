import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { navigation } from '#landlord/navigation.ts'
import { sign } from '#landlord/wordmark.ts'
import { FAVOURITES_CHANGED } from '../../features/portfolio-browsing/ui/favourites/place.ts'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { useContact } from '../../ui/page/use-contact.ts'
import { useWords } from '../../ui/page/use-words.ts'
import { Menu } from './menu.tsx'
import { menuTexts } from './menu.words.ts'
import * as styles from './site-header.module.css'

/** The header of every page: the logo, the most used links, and the menu with all links. */
export function SiteHeader() {
  const words = useWords(menuTexts)
  const { name, shortName } = useContact()
  const { headerLinks } = useWords(navigation)
  const { pathname } = useLocation()
  // Where React has drawn the header anew, its count is gone (`page-script/favourites-count.ts`).
  useEffect(() => {
    dispatchEvent(new Event(FAVOURITES_CHANGED))
  }, [])
  return (
    <header className={styles.root}>
      <div className="page">
        <SiteLink className={styles.wordmark} href="/" aria-label={`${name}, ${words.home}`}>
          <svg viewBox="0 0 40 32" width="40" height="32" aria-hidden="true" fill="none">
            <path d={sign.shape} fill="currentColor" />
            <path d={sign.line} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            <path d={sign.accent} className={styles.wordmarkWindow} />
          </svg>
          <span>{shortName}</span>
        </SiteLink>
        <ul className={`${styles.shortcuts} plain`}>
          {headerLinks.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href} aria-current={href === pathname ? 'page' : undefined}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <SiteLink
          className={`${styles.symbol} ${styles.favourites}`}
          href="/favoritter"
          data-favourites={words.favouritesCount}
        >
          <span className="visually-hidden">{words.favourites}</span>
          <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
            <path d="M12 20.5C5 15.5 3 12 3 8.7A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.7c0 3.3-2 6.8-9 11.8z" />
          </svg>
        </SiteLink>
        <SiteLink className={styles.symbol} href="/sok">
          <span className="visually-hidden">{words.search}</span>
          <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
            <path d="M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0a7.5 7.5 0 1 1 15 0" />
          </svg>
        </SiteLink>
        <Menu />
      </div>
    </header>
  )
}
