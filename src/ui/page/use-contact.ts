import { company, companyWords } from '#landlord/company.ts'
import type { Contact } from '../../../landlord-types/contact.ts'
import { useContent } from './site-context.ts'
import { useWords } from './use-words.ts'

/** Who the landlord is and how they are reached: as staff have edited it, or else in the language of the page. */
export function useContact(): Contact {
  return useContent('kontakt', {
    ...company,
    ...company.visitingAddress,
    ...useWords(companyWords),
  })
}
