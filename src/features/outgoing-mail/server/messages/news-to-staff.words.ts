import type { SenderNotice } from '../../../../domain/cases/case-event.ts'
import { numberWord } from '../../../../domain/format/number-word.ts'
import { defineWords } from '../../../../domain/text/language.ts'
import type { SummaryCounts } from '../../../staff-notices/notice-kinds.ts'

const cases = (count: number) => (count === 1 ? 'én sak' : `${numberWord(count, 'nb')} saker`)
const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`
const senderDid = {
  message: 'Ny melding fra avsenderen',
  photos: 'Nye bilder fra avsenderen',
  withdrawn: 'Avsenderen har trukket saken',
  reopened: 'Avsenderen har åpnet saken igjen',
} satisfies Record<SenderNotice, string>

export const newsWords = defineWords({
  nb: {
    one: {
      assigned: { heading: 'Du har fått en sak', text: 'Du er ansvarlig for den.' },
      'sender-wrote': { text: 'Åpne saken for å lese og svare.' },
      urgent: { heading: 'En sak haster', text: 'Den kom nå, og du er på vakt.' },
      escalated: {
        heading: 'En sak haster, og ingen har åpnet den',
        text: 'De som fikk varselet først, har ikke åpnet den. Nå er det din tur.',
      },
      'breach-warning': {
        heading: 'Fristen nærmer seg',
        text: 'Avsenderen er lovet svar, og det meste av tiden er gått.',
      },
      broken: {
        heading: 'Fristen er ute',
        text: 'Avsenderen er lovet svar, og har ikke fått det.',
      },
    },
    senderDid,
    contractorDid: 'Nytt fra håndverkeren',
    subject: (heading: string, reference: string) => `${heading}: ${reference}`,
    several: {
      assigned: (count: number) => `Du har fått ${cases(count)}`,
      'sender-wrote': (count: number) => `Nytt fra avsenderne i ${cases(count)}`,
      urgent: (count: number) => `${cases(count)} haster`.replace(/^./, (first) => first.toUpperCase()),
      'breach-warning': (count: number) => `Fristen nærmer seg i ${cases(count)}`,
      mixed: (count: number) => `Nytt i ${cases(count)}`,
    },
    deadline: (at: string) => `frist ${at}`,
    more: (count: number) => `Se ${numberWord(count, 'nb')} til i innboksen`,
    facts: { reference: 'Referanse', form: 'Gjelder', danger: 'Fare', town: 'Sted', deadline: 'Frist' },
    open: 'Åpne saken',
    settings: 'Velg hva du får beskjed om',
    summary: {
      subject: (parts: readonly string[]) => `Dagen i dag: ${parts.join(', ')}`,
      heading: (name: string) => `God morgen, ${name}`,
      text: 'Slik står sakene nå:',
      actsFor: (name: string, waiting: number) => `${waiting} venter på ${name}, som du er stedfortreder for`,
      lists: {
        urgent: counted('haster', 'haster'),
        dueToday: counted('med frist i dag eller før', 'med frist i dag eller før'),
        new: counted('ny uten ansvarlig', 'nye uten ansvarlig'),
        mine: counted('er din', 'er dine'),
        waitingForMe: counted('venter på deg', 'venter på deg'),
      } satisfies Record<keyof SummaryCounts, (count: number) => string>,
    },
  },
})
