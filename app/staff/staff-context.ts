import { createContext } from 'react-router'
import type { StaffPages } from '../../server/workspace/staff-pages.ts'

/** The staff's side of a request. */
export const staffContext = createContext<StaffPages>()
