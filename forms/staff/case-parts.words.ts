import { defineWords } from '../../domain/language.ts'

/** The texts of a case that is told by telephone. */
export const newCaseTexts = defineWords({
  nb: {
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
    addedEmpty: 'Skriv hva den som ringer, sier.',
  },
})

/** The texts of who reads a case. */
export const readingCaseTexts = defineWords({
  nb: {
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
  },
})
