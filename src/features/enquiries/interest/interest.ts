import { categories } from '#landlord/categories.ts'
import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { defineForm, type Form, type FormDeclaration, type Section } from '../../../forms/engine/form.ts'

type FromDeclaration = 'prefix' | 'functionName' | 'sections' | 'retention' | 'review' | 'claims'

interface Interest<S extends readonly Section[]>
  extends Pick<FormDeclaration<S>, FromDeclaration | 'caseFields' | 'notes' | 'prefill'> {
  category: CategorySlug
  basis: string
}

/** The base of the six interest forms: each adds its own questions. */
export function interestForm<const S extends readonly Section[]>({ category, ...own }: Interest<S>): Form {
  const { type: label } = categories.find(({ slug }) => slug === category) ?? { type: category }
  return defineForm({
    ...own,
    id: `interest-${category}`,
    name: `Interesse for ${label.toLowerCase()}`,
    yours: 'interesseskjemaet ditt',
    sentBy: 'visitor',
    page: `/interesseskjema?type=${category}`,
    heading: 'Interesseskjema',
    submit: 'Send interesseskjema',
    validation: 'server',
    success: () => ({
      title: 'Skjema sendt!',
      text: `Takk for din interesse for ${label}. Vi tar snart kontakt med deg.`,
    }),
    promise: 'interestForm',
    next: [
      'Vi ser på hva du leter etter, og hva vi har ledig.',
      'Du hører fra oss på e-post eller telefon.',
      'Passer det for begge, avtaler vi visning.',
    ],
    privacy: { purpose: 'finne noe som passer for deg, og ta kontakt', basis: own.basis },
    readers: ['administrator', 'saksbehandler'],
  })
}

/** GDPR article 6 (1) b: steps before a contract, at the request of the person. */
export const BEFORE_CONTRACT = 'tiltak før en avtale, etter ditt ønske (artikkel 6 nr. 1 b)'

/** The legal basis for a business, where the person is only its contact. */
export const LEGITIMATE_INTEREST = 'vår berettigede interesse i å svare deg (artikkel 6 nr. 1 f)'
