import type { Words } from '../landlord-types/language.ts'
import type { SearchAnswer } from '../landlord-types/search-answer.ts'

/** What people ask for most, what cannot wait first. Staff edit them under «Tekster». */
export const searchAnswers: Words<readonly SearchAnswer[]> = {
  nb: [
    {
      title: 'Når noe haster',
      phrases: ['vakttelefon', 'vakt', 'haster', 'akutt', 'nødtelefon'],
      text: 'Vakttelefonen svarer {vakttid}. Er det brann, røyk eller gass, ring 110 først.',
      links: ['Ring vakttelefonen {vakttelefon}', 'Kundeservice /kundeservice'],
    },
    {
      title: 'Åpningstider og kontakt',
      phrases: ['åpningstider', 'kontakt', 'telefon', 'e-post', 'kontor'],
      text: 'Vi svarer {åpningstider}, og på {e-post}. Kontoret ligger i {besøksadresse}.',
      links: ['Ring oss {telefon}', 'Skriv til oss /#contact'],
    },
    {
      title: 'Si opp',
      phrases: ['oppsigelsestid', 'si opp', 'flytte ut'],
      text: 'Oppsigelsestiden for bolig er {oppsigelsestid}. Sier du opp i dag, er siste dag med husleie {siste leiedag}.',
      links: ['Si opp leiligheten /si-opp-leilighet'],
    },
    {
      title: 'Depositum',
      phrases: ['depositum', 'garanti'],
      text: 'Depositumet er {depositum}. Er leia {eksempel på leie}, blir det {eksempel på depositum}.',
      links: ['Meld interesse /interesseskjema'],
    },
    {
      title: 'Ro',
      phrases: ['støy', 'bråk', 'ro', 'stille'],
      text: '{regel: stille}',
      links: ['Husordensregler /husordensregler', 'Naboklage /naboklage'],
    },
    {
      title: 'Noe er ødelagt',
      phrases: ['ødelagt', 'feil', 'lekker', 'virker ikke'],
      text: 'Meld det, gjerne med bilde. Haster det ikke, svarer vi innen {svartid feil}.',
      links: ['Meld avvik /melde-avvik'],
    },
    {
      title: 'Tapt nøkkel',
      phrases: ['mistet nøkkel', 'tapt nøkkel', 'låst ute'],
      text: 'Meld fra med en gang. Vi svarer innen {svartid nøkkel}.',
      links: ['Meld tapt nøkkel /tapt-nokkel', 'Ring vakttelefonen {vakttelefon}'],
    },
  ],
}
