import { ownAccountActions } from '../../features/team/own-account.ts'
import { signOut } from '../../features/workspace/ui/device/sign-out.ts'
import { workspaceTexts } from '../../features/workspace/workspace.words.ts'
import { actionFields } from '../../forms/engine/action-result.ts'
import { MenuLink } from './menu-link.tsx'

/** What a staff member does about their own account: items of a list. */
export function OwnLinks({ path }: { path: string }) {
  return (
    <>
      <li>
        <MenuLink href="/intern/konto" label={workspaceTexts.account} isCurrent={path === '/intern/konto'} />
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
