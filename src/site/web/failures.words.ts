import { defineWords } from '../../domain/text/language.ts'

/** The pages for requests that are refused before a page is rendered. */
export const failureWords = defineWords({
  nb: {
    missing: {
      title: 'Siden finnes ikke',
      text: 'Den kan være flyttet, eller lenken kan være skrevet feil.',
    },
    unreadableAddress: {
      title: 'Adressen kan ikke leses',
      text: 'Det er noe feil med lenken du fulgte. Prøv fra forsiden.',
    },
    addressTooLong: {
      title: 'Adressen er for lang',
      text: 'Lenken du fulgte, er for lang til at vi kan lese den. Prøv fra forsiden.',
    },
    headersTooLarge: {
      title: 'Forespørselen er for stor',
      text: 'Nettleseren sendte mer enn vi kan ta imot. Slett informasjonskapslene for dette nettstedet, og prøv igjen.',
    },
    tooMany: {
      title: 'Vent litt',
      text: 'Det har kommet svært mange forespørsler fra nettet ditt det siste minuttet. Prøv igjen om litt. Haster det, ring oss.',
    },
    tooSlow: {
      title: 'Det tok for lang tid',
      text: 'Forbindelsen var for treg. Prøv igjen.',
    },
    unreadableRequest: {
      title: 'Vi forstod ikke forespørselen',
      text: 'Prøv igjen fra forsiden.',
    },
    otherOrigin: {
      title: 'Skjemaet kom fra et annet sted',
      text: 'Nettleseren sier ikke at skjemaet ble sendt herfra. Åpne siden her hos oss, og prøv igjen.',
    },
    readOnly: {
      title: 'Dette går ikke her',
      text: 'Siden kan bare leses. Kom du hit fra et skjema, gå tilbake, og prøv igjen.',
    },
    failed: {
      title: 'Noe gikk galt hos oss',
      text: 'Prøv igjen om litt. Hjelper ikke det, ta kontakt og oppgi referansen.',
    },
  },
})
