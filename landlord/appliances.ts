import type { AppliancesPage } from '../landlord-types/guide-pages.ts'
import type { Worded, Words } from '../landlord-types/language.ts'
import type { Appliance } from '../landlord-types/support.ts'
/** Appliances that can fail, and what the tenant should try first. */
export const appliances: readonly Worded<Appliance, 'label' | 'tips'>[] = [
  {
    value: 'refrigerator',
    words: {
      nb: {
        label: 'Kjøleskap og fryser',
        tips: [
          'Står støpselet i, og virker kontakten med noe annet?',
          'Står termostaten på 3–4? Den kan ha blitt dreid ved et uhell.',
          'Avrim fryseren hvis isen er tykkere enn en centimeter.',
          'Støvsug ristene bak og under skapet.',
          'Sjekk at døra tetter. En papirbit skal sitte fast når du lukker.',
        ],
      },
    },
  },
  {
    value: 'washing-machine',
    words: {
      nb: {
        label: 'Vaskemaskin',
        tips: [
          'Er vannkrana bak maskinen åpen?',
          'Tøm filteret nede foran. Legg en klut under først.',
          'Fordel tøyet, eller ta ut noe. En full trommel vil ikke sentrifugere.',
          'Kjør en tom vask på 90 grader hvis den lukter.',
          'Slå av strømmen i ti minutter, og prøv igjen.',
        ],
      },
    },
  },
  {
    value: 'dishwasher',
    words: {
      nb: {
        label: 'Oppvaskmaskin',
        tips: [
          'Rens filteret i bunnen under rennende vann.',
          'Se at spylearmene går rundt uten å treffe noe.',
          'Fyll på salt og glansemiddel.',
          'Er vannkrana under vasken åpen?',
          'Står det vann i bunnen, kan avløpsslangen ha en knekk.',
        ],
      },
    },
  },
  {
    value: 'stove',
    words: {
      nb: {
        label: 'Komfyr og platetopp',
        tips: [
          'Se om sikringen til komfyren har gått.',
          'Barnesikringen kan være på. Hold nøkkelknappen inne i tre sekunder.',
          'Komfyrvakten kan ha slått av strømmen. Trykk på den for å starte igjen.',
          'Induksjon virker bare med gryter som en magnet fester seg til.',
          'Still klokka. Noen ovner starter ikke før den er stilt.',
        ],
      },
    },
  },
  {
    value: 'dryer',
    words: {
      nb: {
        label: 'Tørketrommel',
        tips: [
          'Tøm lofilteret før hver tørk.',
          'Tøm vannbeholderen hvis trommelen har en.',
          'Rens kondensatoren nede foran noen ganger i året.',
          'Sentrifuger tøyet skikkelig først.',
          'Sjekk at døra er helt igjen.',
        ],
      },
    },
  },
  {
    value: 'other',
    words: {
      nb: {
        label: 'Annet',
        tips: [
          'Står støpselet i, og virker kontakten med noe annet?',
          'Se i sikringsskapet om noe har slått ut.',
          'Slå av apparatet i ti minutter, og prøv igjen.',
          'Slå opp feilkoden i bruksanvisningen, og skriv den i meldingen til oss.',
        ],
      },
    },
  },
]

export const appliancesPage: Words<AppliancesPage> = {
  nb: {
    title: 'Hvitevarefeil',
    heading: 'Hvitevarefeil',
    lead: 'Prøv rådene først. De løser feilen oftere enn du tror.',
    description:
      'Råd for kjøleskap, vaskemaskin, oppvaskmaskin, komfyr og tørketrommel, og skjema for å melde feil.',
    tipsTitle: 'Prøv dette først',
    // A wet plug or appliance must not be touched: the power is switched off at the fuse box first.
    warning: ({ phone, onCallPhone }) =>
      `Ryker det, lukter det svidd, eller er apparatet vått? Slå av sikringen i sikringsskapet først, og ikke ta i apparatet eller støpselet. Ring oss på ${phone}. Utenom åpningstiden svarer vakttelefonen, ${onCallPhone}. Brenner det, ring 110.`,
    open: 'Meld feil',
  },
}
