import { defineWords, type WordsIn } from '../../domain/text/language.ts'

/** Appointments, on the sender's page and in the timeline of the case. */
export const appointmentWords = defineWords({
  nb: {
    chooseTitle: 'Velg et tidspunkt',
    chooseText: (host: string | null) =>
      host ? `${host} kommer til deg. Velg det som passer best.` : 'Velg når vi kan komme til deg.',
    moveTitle: 'Vi ber om å få flytte besøket',
    moveText: 'Det avtalte tidspunktet gjelder til du velger et nytt.',
    choose: 'Velg',
    noneLeft: 'Ingen av tidspunktene er ledige lenger. Skriv når det passer, så foreslår vi nye.',
    decline: 'Ingen av disse passer',
    declineLabel: 'Når passer det?',
    declineMissing: 'Skriv når det passer',
    declineTooLong: 'Meldingen kan være høyst 10\u00a0000 tegn',
    declineSubmit: 'Send, og be om andre tidspunkter',
    agreedTitle: 'Besøket er avtalt',
    agreedWith: (host: string) => `${host} kommer.`,
    move: 'Flytt til et annet tidspunkt',
    cancel: 'Avlys besøket',
    cancelText: 'Vi får beskjed med en gang. Skriv gjerne til oss om et annet tidspunkt.',
    cancelSubmit: 'Ja, avlys besøket',
    taken: 'Det tidspunktet er ikke ledig lenger. Se hvilke som er igjen, og velg ett av dem.',
    gone: 'Dette tilbudet gjelder ikke lenger. Last siden på nytt og se hva som gjelder.',
    feed: {
      title: (form: string) => `Besøk: ${form}`,
      description: (reference: string, url: string) => `Sak ${reference}\n${url}`,
    },
    events: {
      offered: (count: number) =>
        count === 1 ? 'Vi foreslo et tidspunkt for besøk' : `Vi foreslo ${count} tidspunkter for besøk`,
      moveOffered: 'Vi ba om å få flytte besøket',
      agreed: (slot: string) => `Besøk avtalt ${slot}`,
      /** A contractor has set the time. */
      set: (host: string, slot: string) => `${host} kommer ${slot}`,
      moved: (slot: string) => `Besøket er flyttet til ${slot}`,
      hostChanged: (host: string, slot: string) => `${host} kommer til besøket ${slot}`,
      hostLost: (slot: string) => `Ingen er satt opp på besøket ${slot}`,
      declined: 'Ingen av tidspunktene passet',
      cancelled: (slot: string) => `Besøket ${slot} er avlyst`,
      withdrawn: 'Tidspunktene gjelder ikke lenger',
    },
  },
})

export type AppointmentWords = WordsIn<typeof appointmentWords>
