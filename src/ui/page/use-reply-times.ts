import type { ReplyTimes } from '../../../landlord-types/promise.ts'
import { defaultReplyTimes } from '../../domain/documents/reply-times.ts'
import { useContent, useSite } from './site-context.ts'

/** How soon the landlord promises replies: as staff have edited it, or else in the language of the page. */
export function useReplyTimes(): ReplyTimes {
  return useContent('svartider', defaultReplyTimes(useSite().language))
}
