import type { ProgramAnswer } from '../../domain/cases/case-event.ts'

/** The texts of a case that is told by telephone. */
export const newCaseTexts = {
  title: 'Ny sak på vegne av noen',
  lead: 'Skriv det den som ringer, kan si. Uten e-post ringer vi tilbake, eller sender brev.',
  kinds: 'Hva gjelder det?',
  known: (name: string) => `${name} har hatt kontakt før`,
  knownUnnamed: 'Nummeret er brukt før',
  find: 'Kjenn igjen nummeret',
  noOpen: 'Ingen åpne saker.',
  openCases: 'Åpne saker',
  addTo: (title: string) => `Legg til i saken: ${title}`,
  sentAt: (reference: string, when: string) => `${reference}, sendt ${when}`,
  added: (text: string) => `Ringte: ${text}`,
}

/** The texts of who reads a case. */
export const readingCaseTexts = {
  title: 'Hvem leser saken',
  readers: (roles: string) => `Leses av ${roles}.`,
  label: 'Åpne saken for',
  missing: 'Velg hvem saken skal åpnes for.',
  help: 'Bare denne saken. Det skrives i saken og i loggen.',
  open: 'Åpne',
  opened: (role: string) => `Saken er åpnet for ${role}.`,
  close: (role: string) => `Lukk for ${role}`,
  closeShort: 'Lukk igjen',
  closed: (role: string) => `Saken er lukket for ${role}.`,
  refused: 'Rollen leser saken allerede, eller arbeider ikke med saker.',
  notOpened: 'Saken er ikke åpnet for den rollen.',
}

/** What came with a message by mail. */
export const mailPartTexts = {
  whole: 'Vis hele e-posten',
  rest: 'Last ned hele teksten',
  file: (name: string, size: string) => `${name} (${size})`,
  filesTitle: 'Vedlegg',
}

/** What a program of the sender has answered, in the timeline. */
export const programAnswerTexts = {
  'out-of-office': 'Automatisk svar fra avsenderen',
  reaction: 'Avsenderen reagerte på e-posten',
  'visit-accepted': 'Avsenderen takket ja til besøket i kalenderen',
  'visit-tentative': 'Avsenderen svarte kanskje til besøket i kalenderen',
  'visit-declined': 'Avsenderen takket nei til besøket i kalenderen',
} satisfies Record<ProgramAnswer, string>
