import { type DeclaredPage, isShortText } from '../../../domain/addresses/declared-page.ts'
import { offers } from '../../../domain/portfolio/categories.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import { interestAddresses } from '../interest/addresses.ts'

/** What a form is filled in with: `src/features/enquiries/ui/prefilled.ts`. */
const prefilledWith = {
  eiendom: (value: string) => parsePropertyId(value) !== null,
  visning: (value: string) => value === '1',
  sted: isShortText,
  storrelse: isShortText,
  rom: isShortText,
}

export const pages: readonly DeclaredPage[] = [
  // The page says so where a type is unknown.
  { path: '/interesseskjema', as: 'form', isIndexed: true, reads: { type: isShortText, ...prefilledWith } },
  ...['/bestill-visning', '/ta-kontakt'].map((path) => ({
    path,
    as: 'form' as const,
    reads: { eiendom: prefilledWith.eiendom },
  })),
  ...[...interestAddresses.keys()].map((path) => ({
    path,
    as: 'form' as const,
    file: 'interesseskjema',
    reads: prefilledWith,
  })),
  ...(offers('parkering')
    ? [{ path: '/parkering-soknad', as: 'form' as const, isIndexed: true as const, reads: prefilledWith }]
    : []),
]
