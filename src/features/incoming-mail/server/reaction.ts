import type { Email } from 'postal-mime'

const MAX_CHARACTERS = 400

/** Outlook and Gmail write it to those whose program shows no reactions. */
const byMail =
  /^[^\n]{1,120} (reacted to your message|reacted via gmail|(har )?reager(te|t) på meldingen din|(har )?reager(te|t) via gmail|reagerade på ditt meddelande|reagerade via gmail|reagerede på din (meddelelse|besked)|reagerede via gmail|hat auf (ihre|deine) nachricht reagiert|hat über gmail reagiert)[:.]?$/i

/** An iPhone writes it to those without iMessage, with the words that were liked. */
const byPhone =
  /^(liked|loved|disliked|laughed at|emphasized|emphasised|questioned|reacted \S{1,20} to|removed a \S{1,20} from|likte|elsket|mislikte|lo av|fremhevet|understreket|spurte om|reagerte med \S{1,20} på|gillade|älskade|ogillade|skrattade åt|betonade|synes godt om|elskede|grinede ad|gefällt|liebt|lacht über) (an image|et bilde|[“”"«»„].*[“”"«»])\.?$/is

/** Whether a mail only says that one of ours was liked: by its parts (RFC 9078, Gmail), or by all that it says. */
export function isReaction({ attachments, headers }: Email, own: string): boolean {
  if (attachments.some(({ mimeType }) => mimeType === 'text/vnd.google.email-reaction+json')) return true
  if (headers.some(({ key, value }) => key === 'content-disposition' && /^\s*reaction\b/i.test(value)))
    return true
  const text = own.trim()
  return text.length <= MAX_CHARACTERS && (byMail.test(text) || byPhone.test(text))
}
