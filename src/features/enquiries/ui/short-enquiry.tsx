import type { Form } from '../../../forms/engine/form.ts'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import type { AskedProperty } from './load-short-enquiry.ts'
import { shortEnquiryWords } from './short-enquiry.words.ts'

interface ShortEnquiryProps {
  form: Form
  state: FormState
  property: AskedProperty | null
  description: string
}

/** A short form about a property. */
export function ShortEnquiry({ form, state, property, description }: ShortEnquiryProps) {
  const words = useWords(shortEnquiryWords)
  const before = property && (
    <p>
      {words.about} <SiteLink href={`/eiendommer/${property.id}`}>{property.title}</SiteLink>,{' '}
      {property.location}
    </p>
  )
  return <FormPage form={form} state={state} description={description} before={before} />
}
