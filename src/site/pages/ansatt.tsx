import { type ReactNode, useEffect } from 'react'
import { data, isRouteErrorResponse, Outlet, redirect, useLocation, useRevalidator } from 'react-router'
import { secondStepPath, signInPath } from '../../domain/addresses/sign-in-redirect.ts'
import { may } from '../../domain/people/permissions.ts'
import { DemoBar } from '../../features/demo-removal/ui/demo-bar.tsx'
import { Finder } from '../../features/inbox/ui/finder/finder.tsx'
import { menuCountsContext } from '../../features/inbox/ui/inbox-context.ts'
import type { SignedIn } from '../../features/sign-in/server/session.ts'
import type { OnCallNow } from '../../features/staff-notices/server/rota-view.ts'
import { rotaContext } from '../../features/staff-notices/ui/rota-context.ts'
import type { MenuCounts } from '../../features/workspace/staff-menu.ts'
import { useWorker } from '../../features/workspace/ui/device/use-device-copy.ts'
import { DraftOwner } from '../../features/workspace/ui/drafts/draft-owner.ts'
import { useDraftVault } from '../../features/workspace/ui/drafts/use-draft-vault.ts'
import { keepPageOnFailure } from '../../features/workspace/ui/keep-page-on-failure.ts'
import { readsOf, staffContext } from '../../features/workspace/ui/staff-context.ts'
import { workspaceTexts } from '../../features/workspace/workspace.words.ts'
import { MessagePage } from '../../ui/kit/message-page.tsx'
import { useSite } from '../../ui/page/site-context.ts'
import { barFor, menuFor } from '../addresses/staff-pages.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { StaffBar } from '../staff-shell/staff-bar.tsx'
import { StaffHeader } from '../staff-shell/staff-header.tsx'
import type { Route } from './+types/ansatt'
import '../../ui/styles/staff-layout.css'
import { useConnection } from '../../features/workspace/ui/connection.ts'
import * as styles from '../../features/workspace/ui/connection-bar.module.css'
import * as staffFrameStyles from '../../features/workspace/ui/staff-frame.module.css'

/** Tells the document to leave out the public site's header and footer. */
export const handle = { isStaff: true }

/** Guards every staff page: no staff data is read before this has checked the session. */
const guard: Route.MiddlewareFunction = async ({ context, request }, next) => {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '')
  const admission = await context.get(staffContext).admit(path)
  switch (admission.state) {
    case 'sign-in':
      throw redirect(signInPath(path + search), 303)
    case 'second-step':
      throw redirect(secondStepPath(path + search), 303)
    case 'forbidden':
      throw data(frameOf(admission.staff), { status: 403 })
    case 'unknown':
      throw data(frameOf(admission.staff), { status: 404 })
    case 'in':
      return next()
  }
}
export const middleware = [guard]
export const clientMiddleware = [keepPageOnFailure]

export async function loader({ context }: Route.LoaderArgs) {
  const { staff } = await context.get(staffContext).request()
  const [menuCounts, rota] = await Promise.all([
    readsOf(context, menuCountsContext),
    readsOf(context, rotaContext),
  ])
  const [counts, onCall] = await Promise.all([menuCounts(), rota.now()])
  return frameOf(staff, { counts, onCall })
}

/** What the layout shows about the signed-in staff member. */
function frameOf(
  { id, name, role }: SignedIn,
  { counts = {}, onCall = null }: { counts?: MenuCounts; onCall?: OnCallNow | null } = {},
) {
  const menu = menuFor(role, counts)
  return { id, name, menu, bar: barFor(role, menu), onCall, mayRemoveDemo: may(role, 'remove-demo') }
}

export default function StaffPages({ loaderData }: Route.ComponentProps) {
  return (
    <StaffFrame {...loaderData}>
      <Outlet />
    </StaffFrame>
  )
}

/** The layout of the staff pages. Its menu stays even where a page cannot be shown. */
function StaffFrame({
  id,
  name,
  menu,
  bar,
  onCall,
  mayRemoveDemo,
  children,
}: ReturnType<typeof frameOf> & { children: ReactNode }) {
  const { isDemo } = useSite()
  useSessionKeepalive()
  useWorker(id)
  const drafts = useDraftVault(id)
  return (
    <DraftOwner value={drafts}>
      <link rel="manifest" href="/ansatt.webmanifest" />
      {isDemo && <DemoBar mayRemove={mayRemoveDemo} />}
      <div className={staffFrameStyles.top}>
        <StaffHeader name={name} menu={menu} onCall={onCall} />
        <ConnectionBar />
      </div>
      <main id="innhold" tabIndex={-1} className="staff-page">
        {children}
      </main>
      <StaffBar bar={bar} menu={menu} />
      <Finder menu={menu} />
    </DraftOwner>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const refusal = isRouteErrorResponse(error) ? error : null
  const page = refusal?.status === 403 ? <Forbidden /> : <ErrorPage />
  // Where the guard has thrown there is no loader data; its error carries the signed-in staff member.
  const frame = [refusal?.data, loaderData].find(isFrame)
  return frame ? <StaffFrame {...frame}>{page}</StaffFrame> : <main id="innhold">{page}</main>
}

/** An error that the guard has not thrown, such as a rejected body, carries other data or none. */
function isFrame(value: unknown): value is ReturnType<typeof frameOf> {
  return typeof value === 'object' && value !== null && 'menu' in value
}

function Forbidden() {
  const { title, text } = workspaceTexts.forbidden
  return <MessagePage title={title} text={text} href="/intern" action={workspaceTexts.toStart} />
}

/** Shows, for as long as it is true, that the server cannot be reached or that the session has ended. */
function ConnectionBar() {
  const connection = useConnection()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (connection !== 'unreachable') return
    // The stream of changes is opened again only after seconds, and some pages have none.
    const retry = () => {
      revalidate()
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [connection, revalidate])
  return (
    <div className={`${styles.root} no-print`} role="status" data-state={connection}>
      {connection === 'unreachable' && <p>{workspaceTexts.noContact}</p>}
      {connection === 'signed-out' && (
        <p>
          {workspaceTexts.sessionOver}{' '}
          <a href={signInPath(pathname + search)} target="_blank" rel="noopener">
            {workspaceTexts.signInAgain}
          </a>
        </p>
      )}
    </div>
  )
}

/** How often the browser tells the server that the staff member is active: much more often than a session expires. */
const SEND_EVERY_MS = 60_000

/**
 * Keeps the session alive while the staff member types, scrolls or uses the pointer, even if they send nothing.
 * Pages that reload their data on their own do not count as activity, so an unattended session still expires.
 */
function useSessionKeepalive(): void {
  useEffect(() => {
    // Loading this page has just counted as activity.
    let sentAt = Date.now()
    const send = () => {
      if (Date.now() - sentAt < SEND_EVERY_MS) return
      sentAt = Date.now()
      fetch('/api/ansatt/her', { method: 'POST' }).catch((error) =>
        console.error('Session keepalive failed', error),
      )
    }
    const activity = ['pointerdown', 'keydown', 'scroll']
    for (const type of activity) addEventListener(type, send, { passive: true })
    return () => {
      for (const type of activity) removeEventListener(type, send)
    }
  }, [])
}
