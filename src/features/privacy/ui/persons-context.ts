import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { PersonReads } from '../server/person-reads.ts'

export const personsContext = createContext<StaffReader<PersonReads>>()
