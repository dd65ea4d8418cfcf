import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { BuildingsReader } from '../server/read-building-pages.ts'

export const buildingsContext = createContext<StaffReader<BuildingsReader>>()
