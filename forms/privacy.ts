import { staffRoles } from '../domain/staff-roles.ts'
import { type Form, fieldsOf } from './form.ts'

/** The privacy notice of a form, by sentence. */
export interface PrivacyLines {
  purpose: string
  basis: string
  readers: string
  kept: string
  note: string | null
}

export function privacyLines(form: Form): PrivacyLines {
  const { purpose, basis, note } = form.privacy
  return {
    purpose: `Vi bruker svarene til å ${purpose}.`,
    basis: `Grunnlaget er ${basis}.`,
    readers: `Bare ${listOf(form.readers.map((role) => staffRoles[role].many))} leser dem.`,
    kept: keptFor(form),
    note: note ?? null,
  }
}

/** The retention of a form's data, in words. */
function keptFor(form: Form): string {
  const { months, sensitiveDays, photoMonths } = form.retention
  const sentences = [`Vi sletter dem ${inMonths(months)} etter at saken er avsluttet.`]
  if (photoMonths) sentences.push(`Bilder slettes etter ${inMonths(photoMonths)}.`)
  const isSensitive = fieldsOf(form).some(([, field]) => field.sensitive)
  if (isSensitive && sensitiveDays) sentences.push(`Fødselsnummer slettes etter ${sensitiveDays} dager.`)
  return sentences.join(' ')
}

function inMonths(months: number): string {
  if (months % 12 === 0) return months === 12 ? 'ett år' : `${months / 12} år`
  return `${months} måneder`
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} og ${words.at(-1)}`
}
