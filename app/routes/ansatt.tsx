import type { ReactNode } from 'react'
import { data, isRouteErrorResponse, Outlet, redirect } from 'react-router'
import { workspaceTexts } from '../../forms/staff/workspace.words.ts'
import type { SignedIn } from '../../server/staff/session.ts'
import { ErrorPage } from '../components/error-page.tsx'
import { MessagePage } from '../components/message-page.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { ConnectionBar } from '../staff/connection-bar.tsx'
import { preservePage } from '../staff/preserve-page.ts'
import { secondStepPath, signInPath } from '../staff/sign-in-redirect.ts'
import { StaffHeader } from '../staff/staff-header.tsx'
import { menuFor } from '../staff/staff-menu.ts'
import { useSessionKeepalive } from '../staff/use-session-keepalive.ts'
import type { Route } from './+types/ansatt'
import '../styles/staff.css'

/** Tells the document that its head and foot are not the public site's. */
export const handle = { isStaff: true }

/** Stands before every page of the staff: nothing of theirs is read before this has let somebody in. */
const guard: Route.MiddlewareFunction = async ({ context, request }, next) => {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '')
  const admission = await context.get(pageRequestContext).staff.admit(path)
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
export const clientMiddleware = [preservePage]

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, oversight } = await context.get(pageRequestContext).staff.workspace()
  return frameOf(staff, { '/intern/epost': await oversight.heldCount() })
}

/** What the frame says of whoever is signed in. */
const frameOf = ({ name, role }: SignedIn, counts?: Record<string, number>) => ({
  name,
  menu: menuFor(role, counts),
})

export default function StaffPages({ loaderData }: Route.ComponentProps) {
  return (
    <StaffFrame {...loaderData}>
      <Outlet />
    </StaffFrame>
  )
}

/** The frame of the staff's pages: the way to every other one stays, also where a page cannot be shown. */
function StaffFrame({ name, menu, children }: ReturnType<typeof frameOf> & { children: ReactNode }) {
  useSessionKeepalive()
  return (
    <>
      <div className="staff-top">
        <StaffHeader name={name} menu={menu} />
        <ConnectionBar />
      </div>
      <main id="innhold" tabIndex={-1} className="staff-page">
        {children}
      </main>
    </>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const refusal = isRouteErrorResponse(error) ? error : null
  const page = refusal?.status === 403 ? <Forbidden /> : <ErrorPage />
  // The guard throws before anything is read, and says itself who is asking.
  const frame = [refusal?.data, loaderData].find(isFrame)
  return frame ? <StaffFrame {...frame}>{page}</StaffFrame> : <main id="innhold">{page}</main>
}

/** A refusal by others than the guard, such as one of a body, brings something else along, or nothing. */
function isFrame(value: unknown): value is ReturnType<typeof frameOf> {
  return typeof value === 'object' && value !== null && 'menu' in value
}

function Forbidden() {
  const { title, text } = workspaceTexts.forbidden
  return <MessagePage title={title} text={text} href="/intern" action={workspaceTexts.toStart} />
}
