import { useLocation } from 'react-router'
import { company } from '../../landlord/company.ts'
import { headerLinks, menuTexts } from '../../landlord/navigation.ts'
import { Menu } from './menu.tsx'

/** The header of every page: the logo, the most used links, and the menu with all links. */
export function SiteHeader() {
  const { pathname } = useLocation()
  return (
    <header className="site-header">
      <div className="page">
        <a className="wordmark" href="/" aria-label={`${company.name}, ${menuTexts.home}`}>
          <svg viewBox="0 0 40 32" width="40" height="32" aria-hidden="true" fill="none">
            <path d="M3 20 13 10l7 7 7-10 10 13v6H3z" fill="currentColor" />
            <path
              d="M2 29.5c4-2 8-2 12 0s8 2 12 0 8-2 12 0"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
            <path d="M24.5 18.5h5v7h-5z" className="wordmark-window" />
          </svg>
          <span>{company.shortName}</span>
        </a>
        <ul className="shortcuts plain">
          {headerLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === pathname ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <Menu />
      </div>
    </header>
  )
}
