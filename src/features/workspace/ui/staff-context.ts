import { createContext } from 'react-router'
import type { StaffPages } from '../../../site/workspace/staff-pages.ts'

/** The staff's side of a request. */
export const staffContext = createContext<StaffPages>()
