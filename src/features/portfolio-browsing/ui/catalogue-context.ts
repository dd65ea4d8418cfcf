import { createContext } from 'react-router'
import type { Catalogue } from '../server/catalogue.ts'

/** The portfolio, for the routes of a page. */
export const catalogueContext = createContext<Catalogue>()
