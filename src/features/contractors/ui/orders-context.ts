import { createContext } from 'react-router'
import type { OrderPages } from '../server/page-services.ts'

/** The page that a contractor opens with a secret link. */
export const ordersContext = createContext<OrderPages>()
