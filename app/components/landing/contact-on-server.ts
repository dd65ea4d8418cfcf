import { type ComponentType, createContext } from 'react'
import type { PostedForm } from '../../forms/form-state.ts'

export interface ContactProps {
  text: string
  /** The form's state after it was posted without scripts. */
  posted: PostedForm | undefined
}

/** What draws the contact form on the server, which renders in one go. In the browser there is none: its code comes later. */
export const ContactOnServer = createContext<ComponentType<ContactProps> | null>(null)
