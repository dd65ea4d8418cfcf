import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { NoticeReader } from '../server/notice-reader.ts'
import type { NoticePages } from '../server/page-services.ts'

/** The notices as staff edit them. */
export const buildingNoticesContext = createContext<StaffReader<NoticeReader>>()

/** The pages behind the links in mails of notices. */
export const recipientContext = createContext<Pick<NoticePages, 'read' | 'act'>>()
