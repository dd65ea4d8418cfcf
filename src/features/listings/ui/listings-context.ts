import { createContext } from 'react-router'
import type { StaffReader } from '../../workspace/server/staff-request.ts'
import type { ListingsReader } from '../server/read-listings.ts'

export const listingsContext = createContext<StaffReader<ListingsReader>>()
