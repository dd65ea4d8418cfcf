import { useRef } from 'react'
import { useLocation } from 'react-router'
import { FinderButton } from '../../features/inbox/ui/finder/finder-button.tsx'
import { currentOf, type StaffGroup, type StaffLink, totalOf } from '../../features/workspace/staff-menu.ts'
import { workspaceTexts } from '../../features/workspace/workspace.words.ts'
import { MenuCount, MenuLink } from './menu-link.tsx'
import * as styles from './staff-bar.module.css'
import { useWholeMenu } from './use-whole-menu.ts'

interface StaffBarProps {
  /** The pages that are one press away. */
  bar: readonly StaffLink[]
  menu: readonly StaffGroup[]
}

const wholeMenuId = 'hele-menyen'

/**
 * The menu of a telephone: a bar at the bottom, and the whole menu that its last button opens, without scripts too. Where the browser
 * has no popovers, scripts open it, and without them it stands in the page.
 */
export function StaffBar({ bar, menu }: StaffBarProps) {
  const { pathname } = useLocation()
  const current = currentOf(menu, pathname)
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { isOpened, toggle } = useWholeMenu(panel, button)
  const behind = menu
    .flatMap(({ links }) => links)
    .filter(({ href }) => !bar.some((link) => link.href === href))
  return (
    <div className={`${styles.root} no-print`}>
      <nav aria-label={workspaceTexts.bar} className={styles.bar}>
        {bar.map((link) => (
          <MenuLink key={link.href} {...link} isCurrent={link.href === current} />
        ))}
        <FinderButton />
        <button
          type="button"
          popoverTarget={wholeMenuId}
          aria-expanded={isOpened}
          onClick={toggle}
          ref={button}
        >
          {workspaceTexts.wholeMenu}
          <MenuCount count={totalOf({ name: '', links: behind })} />
        </button>
      </nav>
      <div
        popover="auto"
        id={wholeMenuId}
        className={styles.panel}
        ref={panel}
        data-opened={isOpened ? '' : undefined}
      >
        <nav aria-label={workspaceTexts.menu}>
          {menu.map(({ name, links }) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul className="plain">
                {links.map((link) => (
                  <li key={link.href}>
                    <MenuLink {...link} isCurrent={link.href === current} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </div>
  )
}
