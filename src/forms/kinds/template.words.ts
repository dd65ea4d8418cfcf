import type { Placeholder } from '../../domain/cases/reply-template.ts'
import type { SnoozeDay } from '../../domain/cases/snooze-day.ts'

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/** The texts of the editor of reply templates. */
export const templateWords = {
  list: 'Maler',
  name: 'Navn',
  text: 'Tekst',
  cases: 'Tilbys i',
  allCases: 'Alle saker',
  roles: 'Tilbys til',
  allRoles: 'Alle som svarer',
  status: 'Etterpå er saken',
  statusAsBefore: 'Som den ellers blir',
  statuses: {
    'in-progress': 'Under arbeid',
    'waiting-for-sender': 'Venter på avsender',
    done: 'Ferdig',
  },
  snooze: 'Utsett samtidig',
  snoozeNot: 'Ikke utsett',
  /** Until when, as it is chosen before the day is known. */
  snoozes: {
    tomorrow: 'Til i morgen',
    monday: 'Til neste mandag',
    'in-a-week': 'I en uke',
    'in-two-weeks': 'I to uker',
  } satisfies Record<SnoozeDay, string>,
  place: 'Plass i lista',
  taken: (name: string) => `Navn: «${name}» er i bruk lenger oppe`,
  insert: 'Sett inn',
  insertInto: (what: string) => `Sett inn ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  placeholdersTitle: 'Det som fylles ut av seg selv',
  placeholders: {
    navn: 'Fornavnet til avsenderen',
    referanse: 'Referansen til saken',
    skjema: 'Hva saken gjelder',
    adresse: 'Adressen i saken',
    meg: 'Navnet ditt',
    firma: 'Firmaet',
    telefon: 'Telefonnummeret vårt',
  } satisfies Record<Placeholder, string>,
  /** What is written in braces and is no placeholder, and the names of the placeholders. */
  unknown: (written: readonly string[], known: readonly string[]) =>
    `${written.join(', ')} er ikke noe vi kan fylle ut. Bruk ${inBraces(known)}.`,
  preview: (reference: string) => `Slik blir den i ${reference}`,
  previewExample: 'Slik blir den, med et eksempel',
  unfilled: (names: readonly string[]) =>
    `Saken har ikke noe for ${inBraces(names)}. Der stopper svaret, og den som svarer, skriver det selv.`,
  previewCase: {
    label: 'Referansen til saken',
    show: 'Vis med denne saken',
    missing: (reference: string) => `Det finnes ingen sak ${reference} som du kan lese.`,
  },
  example: {
    navn: 'Kari',
    referanse: 'AVV-7KQ3-XM4D',
    skjema: 'avvik',
    adresse: 'Eksempelveien 1',
  },
}
