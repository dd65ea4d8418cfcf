import type { PersonvernPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

export const personvernPage: Words<PersonvernPage> = {
  nb: {
    title: 'Personvern',
    heading: 'Personvern',
    lead: 'Vi samler inn så lite som mulig, bruker det til det du tror, og sletter det når det er gjort.',
    description:
      'Slik behandler vi personopplysninger: ingen sporing, ingen informasjonskapsler når du besøker oss, og tydelige slettefrister.',
    sections: [
      {
        title: 'Når du leser på nettstedet',
        text: [
          'Nettstedet setter ingen informasjonskapsler når du leser eller sender skjemaer, og har ingen sporing eller annonser. Skrifter, bilder og kode kommer fra oss selv, så ingen andre får vite at du var her.',
          'Det du har begynt å skrive i et skjema, kryssene i sjekklista og favorittene dine ligger bare i nettleseren din, slik at du ikke mister dem.',
          'Ansatte som logger inn, får informasjonskapsler som holder dem innlogget og kjenner igjen maskinen de bruker.',
          'Serveren fører en kort teknisk logg for å finne feil. Den inneholder hva som gikk galt og når, ikke hvem du er.',
          'For å se om sidene er raske nok, teller vi farten på omtrent én av ti sidevisninger: hvilken side og dag, om skjermen er smal, og hvor lang tid det tok. Tallene sier ikke noe om deg og slettes etter 180 dager. Har du bedt nettleseren om ikke å bli sporet, måler vi ingenting.',
          'Søker du etter noe vi ikke har, lagrer vi ordene i 90 dager, så vi ser hva som mangler. For å stoppe misbruk teller vi hvor mye som kommer fra samme internettadresse, høyst i ett døgn om gangen. Adressen selv lagres ikke, bare et avtrykk av den.',
        ],
      },
      {
        title: 'Når du sender et skjema',
        text: [
          'Vi bruker opplysningene til å svare deg og følge opp saken. Grunnlaget er som regel avtalen vi har eller er i ferd med å inngå (personvernforordningen artikkel 6 nr. 1 b). Hvert skjema sier hvilket grunnlag det har, og hvor lenge svarene lagres.',
          'Fødselsnummer spør vi bare om der det trengs for å inngå avtale. Det lagres kryptert og sendes aldri på e-post.',
        ],
      },
      {
        title: 'Når du er leietaker',
        text: [
          'Kontrakt, betalinger og meldinger ligger hos leverandøren av Min side, som behandler dem for oss etter avtale.',
        ],
      },
      {
        title: 'Kameraer',
        text: ['Noen fellesarealer har kamera. De er skiltet, og opptak slettes senest etter 7 dager.'],
      },
      {
        title: 'Rettighetene dine',
        text: [
          'Du kan be om innsyn, retting, sletting og begrensning, og du kan protestere. Skriv til oss, så svarer vi innen én måned.',
          'Er du ikke fornøyd, kan du klage til Datatilsynet.',
        ],
      },
    ],
  },
}
