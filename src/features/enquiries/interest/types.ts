import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { categoryFromSlug, offers } from '../../../domain/portfolio/categories.ts'
import { keysOf } from '../../../domain/records.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { interestAddresses } from './addresses.ts'
import { boligInterest } from './bolig.ts'
import { colivingInterest } from './coliving.ts'
import { minilagerInterest } from './minilager.ts'
import { naeringInterest } from './naering.ts'
import { parkeringInterest } from './parkering.ts'
import { reklameInterest } from './reklame.ts'

/** The interest form of each category. The compiler requires one for a new category. */
const byCategory: Record<CategorySlug, Form> = {
  bolig: boligInterest,
  minilager: minilagerInterest,
  naering: naeringInterest,
  coliving: colivingInterest,
  parkering: parkeringInterest,
  reklame: reklameInterest,
}

/** In the order in which they are offered (specification 2 §2). */
export const interestTypes = keysOf(byCategory).filter(offers)
export const interestForms: readonly Form[] = interestTypes.map(interestFormOf)

export function interestFormOf(category: CategorySlug): Form {
  return byCategory[category]
}

/** The type that a URL opens the interest form with: from its query or its path. */
export function interestTypeAt(pathname: string, search: URLSearchParams): CategorySlug | null {
  return interestAddresses.get(pathname) ?? categoryFromSlug(search.get('type'))?.slug ?? null
}
