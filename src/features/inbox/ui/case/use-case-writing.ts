import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { useKeptDraft } from '../../../workspace/ui/drafts/use-drafts.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import { sentKey, undoneText, useWriting, type Writing } from '../use-writing.ts'

/** The unsent reply or note of a case, kept through the results of the page's actions. */
export function useCaseWriting(
  { reference, key }: Pick<StaffCase, 'reference' | 'key'>,
  part: 'message' | 'note',
  result: ActionResult | undefined,
): Writing {
  return useWriting({
    name: nameOf(part, reference),
    firstKey: `${key}.${part}`,
    refused: (result?.status === 'refused' && result.given[part]?.[0]) || '',
    sentKey: sentKey(result),
    undone: undoneText(result, reference, part),
  })
}

/** The unsent reply in a case that takes no replies any longer. */
export const useUnsentReply = ({ reference }: Pick<StaffCase, 'reference'>): string | null =>
  useKeptDraft(nameOf('message', reference))?.fields.text ?? null

const nameOf = (part: 'message' | 'note', reference: string) => `${part}:${reference}`
