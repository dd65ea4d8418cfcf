import type { StaffLink } from '../../features/workspace/staff-menu.ts'
import { workspaceTexts } from '../../features/workspace/workspace.words.ts'
import { SiteLink } from '../../ui/page/site-link.tsx'
import * as styles from './menu-link.module.css'

interface MenuLinkProps extends StaffLink {
  isCurrent?: boolean
  /** Whether it leaves the workspace. */
  isOutside?: boolean
}

/** A link of the menu, with how much waits there. */
export function MenuLink({ href, label, count, isCurrent, isOutside }: MenuLinkProps) {
  return (
    <SiteLink
      className={styles.root}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      reloadDocument={isOutside}
    >
      {label}
      <MenuCount count={count} />
    </SiteLink>
  )
}

/** How much waits; nothing where nothing does. */
export function MenuCount({ count }: Pick<StaffLink, 'count'>) {
  return (
    count && (
      <>
        {' '}
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> {workspaceTexts.waiting}</span>
        </span>
      </>
    )
  )
}
