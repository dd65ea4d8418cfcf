import type { CategorySlug } from '../../../landlord-types/category.ts'
import type { CaseReference } from '../../domain/cases/case-reference.ts'
import type { FormNotice } from '../../domain/documents/building-notice.ts'
import type { PropertyId } from '../../domain/portfolio/property.ts'
import type { Message } from '../../domain/submissions/message.ts'
import type { Option } from './field.ts'
import type { Form } from './form.ts'
import type { Entries, Errors } from './read.ts'

/** The result of a posted form: the address of its receipt, or the values and errors to show. */
export type SubmitResult =
  /** Without a reference the sender is told of a notice instead: no case is stored. */
  | { sent: true; reference: CaseReference | null; receipt: string }
  | {
      sent: false
      status: 422 | 429 | 500 | 503 | 400 | 413
      entries: Entries
      errors: Errors
      failure: Message | null
      /** Photos that are already stored, by the address that the page posts for them. */
      photos: readonly string[]
      /** Rejected photos, and why. */
      refused: readonly Message[]
      reference: string | null
      /** The notices that explain what is reported. */
      known: readonly FormNotice[]
    }

/** Handles the form that was posted to a page, by its sender or by the staff member who writes it down for a caller. */
export type Submit = (form: Form, registeredBy?: string | null) => Promise<SubmitResult>

/** What a form is filled in with of a property. */
export interface PropertyFacts {
  title: string
  location: string
  /** Kroner a month without a unit; empty where it is not known. */
  price: string
  /** Empty where it is not known. */
  bedrooms: string
  /** Square metres of what is rented; empty where it is not known, or where there are several to rent. */
  area: string
}

/** What forms offer and fill in of the portfolio. */
export interface FormChoices {
  /** The properties whose amenities name a category, as choices in a form, in the order of their titles. */
  propertyChoices(amenity: CategorySlug): Promise<Option[]>
  /** The answers that a form is prefilled with when a visitor comes from a property. */
  propertyFacts(id: PropertyId): Promise<PropertyFacts | null>
  /** Where the portfolio has storage rooms, and how large they are, by their labels. */
  storagePlaces(): Promise<string[]>
  storageSizes(): Promise<string[]>
}
