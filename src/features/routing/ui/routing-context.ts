import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { RoutingReader } from '../server/read-rules.ts'

export const routingContext = createContext<StaffReader<RoutingReader>>()
