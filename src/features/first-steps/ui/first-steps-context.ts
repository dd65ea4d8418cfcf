import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { FirstStepsReader } from '../server/read-first-steps.ts'

export const firstStepsContext = createContext<StaffReader<FirstStepsReader>>()
