import { inLanguage, type Translatable } from '../../forms/engine/in-language.ts'
import { useSite } from '../page/site-context.ts'

/** A form or an action in the page's language. */
export function useTranslated<T extends Translatable>(declared: T): T {
  return inLanguage(declared, useSite().language)
}
