import { createContext } from 'react'
import type { PlaceholderValues } from '../../../domain/cases/reply-template.ts'

/** What templates are shown with: the values of a case, or an example without a reference. */
interface PreviewValues {
  reference: string | null
  values: PlaceholderValues
}

/** Set by the page of the templates. */
export const PreviewContext = createContext<PreviewValues | null>(null)
