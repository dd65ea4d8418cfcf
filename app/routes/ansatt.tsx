import { data, Outlet, redirect } from 'react-router'
import { workspaceTexts } from '../../content/staff/workspace.ts'
import { ErrorPage } from '../components/error-page.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { ConnectionBar } from '../staff/connection-bar.tsx'
import { keepThePage } from '../staff/keep-the-page.ts'
import { StaffHeader } from '../staff/staff-header.tsx'
import { menuFor } from '../staff/staff-menu.ts'
import { secondStepPath, signInPath } from '../staff/ways.ts'
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
      throw data(null, { status: 403 })
    case 'unknown':
      throw data(null, { status: 404 })
    case 'in':
      return next()
  }
}
export const middleware = [guard]
export const clientMiddleware = [keepThePage]

export async function loader({ context }: Route.LoaderArgs) {
  const { staff } = await context.get(pageRequestContext).staff.workspace()
  return { name: staff.name, menu: menuFor(staff.role) }
}

/** The frame of the staff's pages. */
export default function StaffFrame({ loaderData: { name, menu } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeader name={name} menu={menu} />
      <ConnectionBar />
      <div className="staff-page">
        <Outlet />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isForbidden = error !== null && typeof error === 'object' && 'status' in error && error.status === 403
  if (!isForbidden) return <ErrorPage />
  const { title, text } = workspaceTexts.forbidden
  return (
    <div className="page section stack">
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <a className="button" href="/intern">
          {workspaceTexts.name}
        </a>
      </p>
    </div>
  )
}
