import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { actionFields } from '../../forms/action-result.ts'
import { ownAccountActions } from '../../forms/staff/own-account.ts'
import { workspaceTexts as texts } from '../../forms/staff/workspace.words.ts'
import { company } from '../../landlord/company.ts'
import { ScrollRow } from './scroll-row.tsx'
import * as styles from './staff-header.module.css'
import type { StaffLink } from './staff-menu.ts'
import { useDismissed } from './use-dismissed.ts'
import { forgetWriting } from './use-writing.ts'

/** The header of the staff pages: the menu, and signing out. */
export function StaffHeader({ name, menu }: { name: string; menu: readonly StaffLink[] }) {
  const { pathname } = useLocation()
  const self = useRef<HTMLDetailsElement>(null)
  useDismissed(self)
  const cameFrom = useRef(pathname)
  useEffect(() => {
    if (self.current && cameFrom.current !== pathname) self.current.open = false
    cameFrom.current = pathname
  }, [pathname])
  const isHere = (href: string) =>
    pathname === href || (pathname.startsWith(`${href}/`) && !menu.some((link) => link.href === pathname))
  return (
    <header className={styles.root}>
      <a className={styles.mark} href="/intern" aria-label={`${company.name}, ${texts.name.toLowerCase()}`}>
        {texts.name}
      </a>
      <nav aria-label={texts.menu}>
        <ScrollRow current={pathname} className={styles.menu}>
          {menu.map(({ href, label, count }) => (
            <li key={href}>
              <a href={href} aria-current={isHere(href) ? 'page' : undefined}>
                {label}
                {count !== undefined && (
                  <>
                    {' '}
                    <span className={styles.count}>
                      {count}
                      <span className="visually-hidden"> {texts.waiting}</span>
                    </span>
                  </>
                )}
              </a>
            </li>
          ))}
        </ScrollRow>
      </nav>
      <details className={styles.self} ref={self}>
        <summary>{name}</summary>
        <ul className="plain">
          <li>
            <a href="/intern/konto">{texts.account}</a>
          </li>
          <li>
            <a href="/" data-full-load="">
              {texts.toSite}
            </a>
          </li>
          <li>
            <form method="post" action="/intern/konto" onSubmit={forgetWriting}>
              <button type="submit" name={actionFields.action} value={ownAccountActions.signOut.name}>
                {texts.signOut}
              </button>
            </form>
          </li>
        </ul>
      </details>
    </header>
  )
}
