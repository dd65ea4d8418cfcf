import { redirect } from 'react-router'
import { staffContext } from '../../workspace/ui/staff-context.ts'
import type { Route } from './+types/intern'

/** Redirects each staff member to their start page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { startPage } = await context.get(staffContext).request()
  throw redirect(startPage, 303)
}
