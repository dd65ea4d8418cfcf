import { createContext } from 'react'
import type * as serviceForms from './service-forms.tsx'

/** What draws the dialogs of customer service on the server. In the browser there is none: their code comes later. */
export const ServiceFormsOnServer = createContext<typeof serviceForms | null>(null)
