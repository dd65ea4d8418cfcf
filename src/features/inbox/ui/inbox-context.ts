import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { CaseReads } from '../server/case-reads.ts'
import type { FoundInWorkspace } from '../server/finder/find-work.ts'
import type { CaseRegistration } from '../server/senders/case-registration.ts'

export const caseReadsContext = createContext<StaffReader<CaseReads>>()
export const registrationContext = createContext<StaffReader<CaseRegistration>>()

/** What a text finds in all of the workspace, as far as the role reads it. */
export const findWorkContext = createContext<StaffReader<(text: string) => Promise<FoundInWorkspace>>>()

/** What waits behind the pages of the menu, by page. */
export const menuCountsContext = createContext<StaffReader<() => Promise<Record<string, string>>>>()
