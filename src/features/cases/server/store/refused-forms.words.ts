import { defineWords } from '../../../../domain/text/language.ts'

/** Messages for forms that were refused. */
export const refusedFormWords = defineWords({
  nb: {
    asks: {
      title: 'Ikke sendt ennå',
      text: 'Se over det som er merket under. Stemmer det, send en gang til.',
    },
    photoLinkExpired: 'Lenken gjelder ikke lenger.',
    sentBefore: {
      title: 'Skjemaet er allerede sendt',
      text: 'Du har sendt dette skjemaet før, med andre svar. Send en gang til hvis det skal bli en ny sak.',
    },
    tooMany: {
      title: 'Vent litt',
      text: 'Det er sendt mange skjemaer herfra på kort tid. Vent noen minutter, og prøv igjen.',
    },
    busy: {
      title: 'Vent litt',
      text: 'Det er mange som laster opp bilder akkurat nå. Vent noen sekunder, og prøv igjen.',
    },
    emailToFollow: 'Skriv e-postadressen din, så får du vite det når noe endres.',
    urgentIsSent: {
      title: 'Ikke sendt ennå',
      text: 'Du har svart at det er fare, eller at det haster. Send meldingen nederst.',
    },
    noticeIsOver: {
      title: 'Driftsmeldingen er over',
      text: 'Er det fortsatt feil, sender du meldingen som vanlig.',
    },
    /** Follows the form's own message of a failure. */
    unavailable: 'Det du har skrevet, står her. Vent noen sekunder, og send en gang til.',
  },
})
