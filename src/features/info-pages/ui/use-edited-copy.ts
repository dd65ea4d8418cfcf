import { landing } from '#landlord/landing.ts'
import type { Words } from '../../../../landlord-types/language.ts'
import { type FrontPageCopy, frontPageCopy } from '../../../domain/documents/front-page-copy.ts'
import { offered } from '../../../domain/documents/offered.ts'
import type { PageCopies } from '../../../domain/documents/page-copies.ts'
import { useContent, useSite } from '../../../ui/page/site-context.ts'
import { useFilledCopy } from '../../../ui/page/use-copy.ts'
import { useWords } from '../../../ui/page/use-words.ts'

/** What a category's page says: the landlord's words, and in their place what staff have edited. */
export function useEditedCopy<P extends object>(id: keyof PageCopies, page: Words<P> | null): P {
  const copy = useWords(offered(page))
  return useFilledCopy({ ...copy, ...useSite().content.edited[id] })
}

/** What staff edit of the front page, as it is now. */
export function useFrontPageCopy(): FrontPageCopy {
  return useFilledCopy(useContent('forsiden', frontPageCopy(useWords(landing))))
}
