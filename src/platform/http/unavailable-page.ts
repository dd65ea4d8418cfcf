import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { RETRY_AFTER_SECONDS } from '../database/unavailable.ts'
import { plainHeaders, plainPage } from './plain-page.ts'
import { unavailableWords } from './unavailable.words.ts'

/** The header that tells clients when to try again. */
export const retryLater = { 'Retry-After': String(RETRY_AFTER_SECONDS) }

/**
 * The page for a request that the database cannot serve now, to be sent with 503. A page that answers a post says how it
 * is sent again: a browser that loads it anew posts the same body, photos too.
 */
export function unavailablePage(
  method: string,
  reference: string,
): { html: string; headers: Record<string, string> } {
  const { read, posted } = wordsOf(unavailableWords, defaultLanguage)
  const html = plainPage({ ...(method === 'POST' ? posted : read), reference })
  return { html, headers: { ...plainHeaders(html), ...retryLater } }
}
