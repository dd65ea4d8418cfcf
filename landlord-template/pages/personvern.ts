import type { PersonvernPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

/** What the site itself does is true of every landlord; have the rest read by the one who answers for it. */
export const personvernPage: Words<PersonvernPage> = {
  nb: {
    title: 'Personvern',
    heading: 'Personvern',
    lead: 'Hva vi lagrer om deg, hvorfor, og hvor lenge.',
    description: 'Hvordan vi behandler personopplysninger.',
    sections: [
      {
        title: 'Når du leser',
        text: [
          'Nettstedet setter ingen informasjonskapsler, sporer deg ikke og henter ingenting fra andre.',
          'Det du skriver i et skjema før du sender det, kryssene i sjekklisten og favorittene dine ligger bare på enheten din.',
          'Ansatte som logger inn, får informasjonskapsler som holder dem innlogget.',
        ],
      },
      {
        title: 'Når du skriver til oss',
        text: [
          'Vi bruker det du sender, til å svare og følge opp. Hvert skjema sier hvilket grunnlag det har, og hvor lenge svarene lagres.',
          'Fødselsnummer lagres kryptert, sendes aldri på e-post, og slettes etter 30 dager.',
          'Ber du om beskjed når noe blir ledig, lagrer vi adressen kryptert til du stopper det, og aldri lenger enn seks måneder uten at du fornyer.',
        ],
      },
      {
        title: 'Hvem som får se det',
        text: [
          'Bare ansatte som trenger det. De som drifter nettstedet og e-posten, behandler opplysningene for oss etter avtale.',
        ],
      },
      {
        title: 'Hva du kan kreve',
        text: [
          'Du kan be om innsyn, retting og sletting. Skriv til oss, så svarer vi innen en måned.',
          'Du kan klage til Datatilsynet.',
        ],
      },
    ],
  },
}
