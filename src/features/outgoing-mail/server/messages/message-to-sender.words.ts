import { defineWords } from '../../../../domain/text/language.ts'

export const messageWords = defineWords({
  nb: {
    subject: (reference: string) => `Svar fra oss i sak ${reference}`,
    heading: 'Vi har svart deg',
    preheader: (reference: string) => `Sak ${reference}`,
    open: 'Les og svar',
    status: (label: string) => `Status: ${label}`,
  },
})

/** A change of status without a reply. */
export const movedWords = defineWords({
  nb: {
    statuses: {
      new: 'mottatt',
      'in-progress': 'under arbeid',
      'waiting-for-sender': 'satt på vent til du svarer',
      done: 'avsluttet',
      withdrawn: 'trukket',
    },
    subject: (status: string, reference: string) => `Saken din er nå ${status} (${reference})`,
    heading: (status: string) => `Saken din er nå ${status}`,
    preheader: (reference: string) => `Sak ${reference}`,
    open: 'Åpne saken',
  },
})

/** What a closing mail asks where something was to be fixed. */
export const fixedWords = defineWords({
  nb: {
    title: 'Er det fikset?',
    text: (days: number) =>
      `Svar ja eller nei på siden til saken. Er det ikke fikset, åpner vi saken igjen når du svarer innen ${days} dager.`,
    answer: 'Svar ja eller nei',
  },
})
