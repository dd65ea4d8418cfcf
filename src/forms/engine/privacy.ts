import { roleNamesIn } from '../../domain/people/role-names.ts'
import { type Form, fieldsOf } from './form.ts'
import { languageOf, wordsFor } from './in-language.ts'
import { type PrivacyWords, privacyWords } from './privacy.words.ts'

/** The privacy notice of a form, by sentence. */
interface PrivacyLines {
  purpose: string
  basis: string
  readers: string
  kept: string
  note: string | null
}

export function privacyLines(form: Form): PrivacyLines {
  const { purpose, basis, note } = form.privacy
  const words = wordsFor(form, privacyWords)
  const roles = roleNamesIn(languageOf(form))
  return {
    purpose: words.purpose(purpose),
    basis: words.basis(basis),
    readers: [
      words.readers(form.readers.map((role) => roles[role].many)),
      ...(form.topics?.of ?? []).map(({ name, role }) =>
        words.topicReaders(wordsFor(form, name), roles[role].many),
      ),
    ].join(' '),
    kept: keptFor(form, words),
    note: note ?? null,
  }
}

/** The retention of a form's data, in words. */
function keptFor(form: Form, words: PrivacyWords): string {
  const { months, sensitiveDays, photoMonths } = form.retention
  const sentences = [words.kept(words.months(months))]
  if (photoMonths) sentences.push(words.photosKept(words.months(photoMonths)))
  const isSensitive = fieldsOf(form).some(([, field]) => field.sensitive)
  if (isSensitive && sensitiveDays) sentences.push(words.numbersKept(sensitiveDays))
  return sentences.join(' ')
}
