import { useLocation } from 'react-router'
import { FinderButton } from '../../features/inbox/ui/finder/finder-button.tsx'
import { rotaTexts } from '../../features/staff-notices/rota.words.ts'
import type { OnCallNow } from '../../features/staff-notices/server/rota-view.ts'
import { ownAccountActions } from '../../features/team/own-account.ts'
import { currentOf, type StaffGroup, totalOf, unfold } from '../../features/workspace/staff-menu.ts'
import { signOut } from '../../features/workspace/ui/device/sign-out.ts'
import { DropMenu } from '../../features/workspace/ui/drop-menu.tsx'
import { workspaceTexts } from '../../features/workspace/workspace.words.ts'
import { actionFields } from '../../forms/engine/action-result.ts'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { useContact } from '../../ui/page/use-contact.ts'
import { MenuCount, MenuLink } from './menu-link.tsx'
import * as onCallLinkStyles from './on-call-link.module.css'
import * as styles from './staff-header.module.css'

/** Says on every staff page who is on call now, and leads to the rota. */
function OnCallLink({ onCall }: { onCall: OnCallNow }) {
  const names = onCall.kind === 'on-call' ? rotaTexts.now(onCall.names.map(firstName)) : rotaTexts.none
  return (
    <SiteLink
      className={onCallLinkStyles.root}
      href="/intern/vakt"
      data-tone={onCall.kind === 'fallback' ? 'bad' : undefined}
      title={onCall.kind === 'fallback' ? rotaTexts.fallbackNow(onCall.name) : undefined}
    >
      {rotaTexts.onCall}: {names}
    </SiteLink>
  )
}

const firstName = (name: string): string => name.split(' ')[0] ?? name

interface StaffHeaderProps {
  /** The name of the signed-in staff member. */
  name: string
  menu: readonly StaffGroup[]
  /** Null where there is no rota, and while the office is open. */
  onCall: OnCallNow | null
}

/** The header of the staff pages: the menu, finding, and the own account. On a telephone the menu is at the bottom. */
export function StaffHeader({ name, menu, onCall }: StaffHeaderProps) {
  const { pathname } = useLocation()
  const { name: company } = useContact()
  const current = currentOf(menu, pathname)
  const { links, groups } = unfold(menu)
  return (
    <header className={styles.root}>
      <SiteLink
        className={styles.mark}
        href="/intern"
        aria-label={`${company}, ${workspaceTexts.name.toLowerCase()}`}
      >
        {workspaceTexts.name}
      </SiteLink>
      <nav aria-label={workspaceTexts.menu} className={styles.menu}>
        <ul className="plain">
          {links.map((link) => (
            <li key={link.href}>
              <MenuLink {...link} isCurrent={link.href === current} />
            </li>
          ))}
          {groups.map((group) => (
            <li key={group.name}>
              <DropMenu
                summary={
                  <>
                    {group.name}
                    <MenuCount count={totalOf(group)} />
                  </>
                }
                isCurrent={group.links.some(({ href }) => href === current)}
              >
                {group.links.map((link) => (
                  <li key={link.href}>
                    <MenuLink {...link} isCurrent={link.href === current} />
                  </li>
                ))}
              </DropMenu>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.find}>
        <FinderButton hasKeys />
      </div>
      {onCall && <OnCallLink onCall={onCall} />}
      <div className={styles.self}>
        <DropMenu summary={name}>
          <OwnLinks path={pathname} />
        </DropMenu>
      </div>
    </header>
  )
}

/** What a staff member does about their own account: items of a list. */
function OwnLinks({ path }: { path: string }) {
  return (
    <>
      <li>
        <MenuLink href="/intern/konto" label={workspaceTexts.account} isCurrent={path === '/intern/konto'} />
      </li>
      <li>
        <MenuLink href="/intern/konto#fravaer" label={workspaceTexts.absence} />
      </li>
      <li>
        <MenuLink href="/" label={workspaceTexts.toSite} isOutside />
      </li>
      <li>
        <form
          method="post"
          noValidate
          action="/intern/konto"
          onSubmit={(event) => signOut(event, workspaceTexts.signOutWaits)}
        >
          <button type="submit" name={actionFields.action} value={ownAccountActions.signOut.name}>
            {workspaceTexts.signOut}
          </button>
        </form>
      </li>
    </>
  )
}
