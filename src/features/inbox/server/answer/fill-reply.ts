import {
  type PlaceholderValues,
  placeholders,
  type ResolvedReply,
  resolveReply,
  unresolvedBraces,
} from '../../../../domain/cases/reply-template.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { CaseDeps } from '../../../cases/server/deps.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { WorkedCase } from '../case/on-case.ts'
import type { Caseworker } from '../caseworker.ts'

type Filled = Pick<WorkedCase, 'senderName' | 'reference' | 'form' | 'address'>

/** The values of a reply's placeholders in a case. */
export async function placeholderValues(
  { contact }: Pick<CaseDeps, 'contact'>,
  { name }: Pick<Caseworker, 'name'>,
  { senderName, reference, form, address }: Filled,
): Promise<PlaceholderValues> {
  const { name: firma, phone: telefon } = await contact()
  return {
    navn: senderName?.split(' ')[0] ?? null,
    referanse: reference,
    skjema: form.name.toLowerCase(),
    adresse: address,
    meg: name,
    firma,
    telefon,
  }
}

/** @throws Refusal where a reply has a brace that belongs to no placeholder. */
export function assertKnownPlaceholders(text: string): void {
  const unresolved = unresolvedBraces(text)
  if (unresolved.length > 0)
    throw new Refusal(staffCaseTexts.reply.unknownPlaceholder(unresolved, placeholders))
}

/** What a reply becomes in one case: a text that can be sent, or what prevents that. */
export async function resolveReplyFor(
  deps: Pick<CaseDeps, 'contact'>,
  worker: Pick<Caseworker, 'name'>,
  record: Filled,
  text: string,
): Promise<ResolvedReply> {
  return resolveReply(text, await placeholderValues(deps, worker, record))
}

/**
 * A reply with its placeholders filled in for one case.
 * @throws Refusal where a brace belongs to no placeholder, and where the case has no value for one.
 */
export async function fillReply(
  deps: Pick<CaseDeps, 'contact'>,
  worker: Pick<Caseworker, 'name'>,
  record: Filled,
  text: string,
): Promise<string> {
  const resolved = await resolveReplyFor(deps, worker, record, text)
  switch (resolved.state) {
    case 'ready':
      return resolved.text
    case 'unknown':
      throw new Refusal(staffCaseTexts.reply.unknownPlaceholder(resolved.braces, placeholders))
    case 'unfilled':
      throw new Refusal(staffCaseTexts.reply.unfilled(resolved.placeholders))
  }
}
