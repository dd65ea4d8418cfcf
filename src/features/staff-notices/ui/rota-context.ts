import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { RotaReader } from '../server/read-rota.ts'

export const rotaContext = createContext<StaffReader<RotaReader>>()
