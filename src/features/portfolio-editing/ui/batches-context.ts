import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { BatchesReader } from '../server/pictures/read-batches.ts'

export const batchesContext = createContext<StaffReader<BatchesReader>>()
