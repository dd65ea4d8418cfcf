import { redirect } from 'react-router'
import { startPageOf } from '../../../domain/addresses/staff-pages.ts'
import { staffContext } from '../../workspace/ui/staff-context.ts'
import type { Route } from './+types/intern'

/** Redirects each staff member to their start page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { staff } = await context.get(staffContext).workspace()
  throw redirect(startPageOf(staff.role), 303)
}
