import type { WorkOrderEvent } from '../../domain/cases/case-event.ts'
import type { OrderEnd } from './work-order-end.ts'

/** What staff read of contractors who are given cases. */
export const contractorTexts = {
  title: 'Håndverker',
  give: 'Gi til håndverker',
  giveAnother: 'Gi til en håndverker til',
  explain:
    'Håndverkeren får sted, feil, bilder og telefonen til den som bor der, ikke e-posten. Lenken virker så lenge saken er åpen.',
  known: 'Hvem',
  newOne: 'En ny, skriv under',
  newTitle: 'En ny håndverker',
  name: 'Navn eller firma',
  email: 'E-post',
  phone: 'Telefon',
  message: 'Beskjed til håndverkeren',
  messageTooLong: 'Beskjeden kan være høyst 2000 tegn',
  nameMissing: 'Skriv navnet, eller velg en håndverker du har brukt før.',
  wayMissing: 'Skriv e-post eller telefon.',
  unknown: 'Fant ikke håndverkeren. Last siden på nytt, og prøv igjen.',
  notOffered: 'Denne saken kan ikke gis til en håndverker.',
  closed: 'Saken er avsluttet eller slått sammen med en annen.',
  already: (name: string) => `${name} har saken allerede.`,
  given: {
    email: (name: string) => `${name} får lenken på e-post.`,
    link: (name: string) => `${name} får ingen e-post. Send lenken under «Håndverker», og les opp koden.`,
  },
  revoke: 'Trekk tilbake',
  revoked: (name: string) => `Oppdraget til ${name} er trukket tilbake. Lenken virker ikke lenger.`,
  gone: 'Oppdraget er ikke håndverkerens lenger.',
  code: 'Vis kode å lese opp',
  codeIs: (name: string) => `Les opp til ${name}:`,
  codeUntil: (until: string) => `Koden vises bare nå, virker én gang, og gjelder til ${until}.`,
  link: 'Lenken til håndverkeren',
  undelivered: 'E-posten kom ikke fram. Send lenken på en annen måte.',
  /** How a work order stands. */
  states: {
    given: (at: string) => `Gitt ${at}, ikke åpnet ennå`,
    opened: (at: string) => `Åpnet ${at}`,
    done: (at: string) => `Meldt ferdig ${at}`,
  },
  ended: {
    revoked: 'Trukket tilbake',
    declined: 'Kunne ikke ta det',
    closed: 'Ferdig med saken',
    merged: 'Ferdig: saken er slått sammen med en annen',
    expired: 'Lenken er for gammel',
  } satisfies Record<OrderEnd, string>,
  /** The name of a contractor who was erased. */
  erased: 'En håndverker',
  /** In the timeline. */
  events: {
    given: (name: string, staff: string) => `${staff} ga saken til ${name}`,
    revoked: (name: string, staff: string) => `${staff} trakk oppdraget til ${name} tilbake`,
    opened: (name: string) => `${name} åpnet oppdraget`,
    message: (name: string) => `${name} skrev`,
    photos: (name: string) => `${name} la ved bilder`,
    done: (name: string) => `${name} meldte at det er ferdig`,
    declined: (name: string) => `${name} kan ikke gjøre det`,
  } satisfies Record<WorkOrderEvent['what'], (name: string, staff: string) => string>,
}
