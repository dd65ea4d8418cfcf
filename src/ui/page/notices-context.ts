import { createContext } from 'react-router'
import type { FormNotice, ShownNotice } from '../../domain/documents/building-notice.ts'

/** The notices to houses that are not over. */
export const noticesContext = createContext<{
  current(): Promise<ShownNotice[]>
  inForms(): Promise<FormNotice[] | null>
}>()
