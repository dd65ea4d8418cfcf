import { createContext } from 'react-router'
import type { PageServices } from '../../site/web/page-services.ts'

/** Handles the form that was posted to a page. */
export const submitContext = createContext<PageServices['submit']>()
