import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { DemoReader } from '../server/read-demo.ts'

export const demoContext = createContext<StaffReader<DemoReader>>()
