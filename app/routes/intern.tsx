import { redirect } from 'react-router'
import { startPageOf } from '../../domain/staff-pages.ts'
import { staffContext } from '../staff/staff-context.ts'
import type { Route } from './+types/intern'

/** Redirects each staff member to their start page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { staff } = await context.get(staffContext).workspace()
  throw redirect(startPageOf(staff.role), 303)
}
