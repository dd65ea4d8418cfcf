import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { MailReads } from '../server/mail-reads.ts'

export const mailsContext = createContext<StaffReader<MailReads>>()
