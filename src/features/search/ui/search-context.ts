import { createContext } from 'react-router'
import type { SearchResultsView } from '../server/search-service.ts'

/** Looks for what a visitor has typed, and counts it where nothing is found. */
export const searchContext = createContext<(query: string) => Promise<SearchResultsView>>()
