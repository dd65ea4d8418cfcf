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
          'Det du har begynt å skrive i et skjema, kryssene i sjekklista og favorittene dine ligger bare i nettleseren din, slik at du ikke mister dem. Skjemaene for feil spør oss om det er driftsmeldinger for adressen du skriver. Den lagrer vi ikke før du sender.',
          'Ansatte som logger inn, får informasjonskapsler som holder dem innlogget og kjenner igjen maskinen de bruker.',
          'Serveren fører en kort teknisk logg for å finne feil. Den inneholder hva som gikk galt og når, ikke hvem du er.',
          'Søker du etter noe vi ikke har, lagrer vi ordene i 90 dager, så vi ser hva som mangler. For å stoppe misbruk teller vi hvor mye som kommer fra samme internettadresse, høyst i ett døgn om gangen. Adressen selv lagres ikke, bare et avtrykk av den.',
        ],
      },
      {
        title: 'Når du sender et skjema',
        text: [
          'Vi bruker opplysningene til å svare deg og følge opp saken. Grunnlaget er som regel avtalen vi har eller er i ferd med å inngå (personvernforordningen artikkel 6 nr. 1 b). Hvert skjema sier hvilket grunnlag det har, og hvor lenge svarene lagres.',
          'Spør vi om fødselsnummer, er det for å vite sikkert hvem vi inngår avtale med. Det lagres kryptert, sendes aldri på e-post, og slettes 30 dager etter at du sendte det.',
          'Samtykker du til kredittsjekk, lagrer vi ordene du sa ja til, og hvilken utgave av dem det var. Du kan trekke samtykket når som helst.',
          'En sak som ingen har rørt på ett år, regner vi som avsluttet. Da begynner slettefristene å løpe.',
        ],
      },
      {
        title: 'Arbeidsgiver og tidligere utleier',
        text: [
          'I noen søknader oppgir du arbeidsgiver og tidligere utleier. Navn, telefon og e-post til dem bruker vi bare til å bekrefte det du har skrevet, og bare når vi vil tilby deg kontrakt. Opplysningene har vi fra deg, og de slettes sammen med søknaden.',
          'Grunnlaget er vår berettigede interesse i å vite hvem vi leier ut til (artikkel 6 nr. 1 f). Si fra til dem at du har oppgitt dem. De har samme rett til innsyn, retting og sletting som deg, og kan protestere.',
        ],
      },
      {
        title: 'Når du ber om beskjed om noe ledig',
        text: [
          'Vi lagrer e-postadressen din kryptert, det du leter etter, ordene du sa ja til, og når du ba om beskjed og bekreftet. Vi bruker det bare til å si fra. Grunnlaget er samtykket ditt (artikkel 6 nr. 1 a og markedsføringsloven § 15).',
          'Bekrefter du ikke, slettes alt etter sju dager. Stopper du varslene, slettes adressen med en gang. Fornyer du ikke, slettes den etter seks måneder. E-posten vi har sendt deg, ligger hos oss i 30 dager.',
        ],
      },
      {
        title: 'Når vi avtaler et besøk',
        text: [
          'Tidene du har fått tilbud om, tiden som er avtalt, og hvem av oss som kommer, ligger i saken din og slettes sammen med den. Den som kommer, kan ha avtalen i kalenderen på telefonen sin: hva det gjelder, hvor og når, men ikke hvem du er.',
        ],
      },
      {
        title: 'Når du er håndverker for oss',
        text: [
          'Vi lagrer navnet, e-posten og telefonnummeret ditt sammen med sakene du har fått, og det du melder tilbake. Det slettes når saken slettes, eller når du ber om det. Grunnlaget er vår berettigede interesse i å få arbeidet gjort (artikkel 6 nr. 1 f).',
          'Når du har skrevet koden, får nettleseren din en informasjonskapsel, så du slipper å skrive den igjen. Den gjelder bare oppdraget, og er borte når det er over.',
        ],
      },
      {
        title: 'Hvem som får opplysninger fra oss',
        text: [
          'Bare ansatte som trenger det, leser det du sender. Under hvert skjema nedenfor står det hvem det er. Hver gang noen ser et fødselsnummer, lagrer vi hvem og hvorfor.',
          'Må en håndverker utenfra hjelpe deg, gir vi dem adressen, det du har skrevet om feilen, bildene, navnet og telefonnummeret ditt, men ikke e-posten. De åpner saken med en hemmelig lenke og en kode, og ser den til den er avsluttet. Hver gang de åpner den, lagrer vi det.',
          'De som drifter nettstedet og tar vare på sikkerhetskopiene, og de som sender e-posten vår, behandler opplysningene for oss etter avtale.',
          'Vil vi tilby deg kontrakt og du har samtykket til kredittsjekk, får kredittopplysningsforetaket navnet og fødselsnummeret ditt. Du får brev fra dem om det.',
          'FINN får ingenting om deg fra oss. Vi henter bare annonsene våre derfra. Vi selger aldri opplysninger, og gir dem ellers bare videre når loven krever det.',
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
