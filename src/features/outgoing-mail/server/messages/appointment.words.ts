import { defineWords } from '../../../../domain/text/language.ts'

/** Mails about visits, to the sender and to the staff member who comes. */
export const appointmentMailWords = defineWords({
  nb: {
    preheader: (form: string, reference: string) => `${form}, ${reference}`,
    when: 'Når',
    who: 'Hvem kommer',
    where: 'Hvor',
    choose: 'Velg tidspunkt',
    chooseText: 'Trykk på knappen og velg det som passer. Passer ingen, kan du be om andre.',
    open: 'Se eller endre avtalen',
    openCase: 'Åpne saken',
    eventTitle: (form: string) => `Besøk: ${form}`,
    eventText: (reference: string, url: string) => `Sak ${reference}\n${url}`,
    sender: {
      offered: {
        subject: (reference: string) => `Velg når vi kan komme (${reference})`,
        heading: 'Når passer det at vi kommer?',
        text: 'Vi har disse tidspunktene:',
      },
      moveOffered: {
        subject: (reference: string) => `Kan vi flytte besøket? (${reference})`,
        heading: 'Vi ber om å få flytte besøket',
        text: 'Det avtalte tidspunktet gjelder til du velger et av disse:',
      },
      agreed: {
        subject: (slot: string) => `Besøk avtalt ${slot}`,
        heading: 'Besøket er avtalt',
        text: 'Vedlegget legger avtalen i kalenderen din. Passer det ikke likevel, kan du flytte eller avlyse på sakens side.',
      },
      moved: {
        subject: (slot: string) => `Besøket er flyttet til ${slot}`,
        heading: 'Besøket er flyttet',
        text: 'Vedlegget flytter avtalen i kalenderen din.',
      },
      cancelled: {
        subject: (slot: string) => `Besøket ${slot} er avlyst`,
        heading: 'Besøket er avlyst',
        text: 'Vedlegget tar avtalen ut av kalenderen din. Skriv til oss på sakens side om du lurer på noe.',
      },
      'host-changed': {
        subject: (slot: string) => `En annen kommer ${slot}`,
        heading: 'En annen av oss kommer',
        text: 'Tidspunktet er det samme. Du trenger ikke gjøre noe.',
      },
      withdrawn: {
        subject: (reference: string) => `Tidspunktene gjelder ikke lenger (${reference})`,
        heading: 'Tidspunktene gjelder ikke lenger',
        text: 'Du trenger ikke velge. Vi skriver til deg i saken.',
      },
      reminder: {
        subject: (slot: string) => `Vi kommer ${slot}`,
        heading: 'Vi minner om besøket',
        text: 'Passer det ikke likevel, kan du flytte eller avlyse på sakens side.',
      },
    },
    staff: {
      agreed: { subject: (slot: string) => `Besøk avtalt ${slot}`, heading: 'Du har en avtale om besøk' },
      moved: { subject: (slot: string) => `Besøket er flyttet til ${slot}`, heading: 'Besøket er flyttet' },
      cancelled: { subject: (slot: string) => `Besøket ${slot} er avlyst`, heading: 'Besøket er avlyst' },
    },
  },
})
