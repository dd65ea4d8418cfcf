import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { PropertiesReader } from '../server/read-properties.ts'

export const propertiesContext = createContext<StaffReader<PropertiesReader>>()
