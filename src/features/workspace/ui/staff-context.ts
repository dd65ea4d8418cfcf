import { createContext, type RouterContext, type RouterContextProvider } from 'react-router'
import type { StaffPages, StaffReader } from '../server/staff-request.ts'

/** The staff's side of a request. */
export const staffContext = createContext<StaffPages>()

/** What a feature reads, for the staff member who has asked for a page. */
export async function readsOf<Reads>(
  context: Readonly<RouterContextProvider>,
  feature: RouterContext<StaffReader<Reads>>,
): Promise<Reads> {
  return context.get(feature)(await context.get(staffContext).request())
}
