import type { OmOssPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { company } from '../company.ts'
import { ownership } from '../prices.ts'

const number = new Intl.NumberFormat('nb')
const list = new Intl.ListFormat('nb')

const shares = list.format(ownership.map(({ percent }) => `${number.format(percent)} %`))

export const omOssPage: Words<OmOssPage> = {
  nb: {
    title: 'Om oss',
    heading: 'Vi eier for å utvikle, og utvikler for å eie',
    lead: `{firma} ble stiftet i ${company.founded}. Siden har vi kjøpt, pusset opp og leid ut hus i Larvik, Notodden og Stokke. Vi selger sjelden. Det vi eier, skal vi leve med lenge.`,
    description: `Om {firma}: stiftet ${company.founded}, eiere, styre, organisasjon og det vi tror på.`,
    philosophyLabel: 'Filosofien vår',
    philosophy: 'Eie for å utvikle, utvikle for å eie',
    workTitle: 'Dette gjør vi',
    work: [
      { title: 'Leier ut', text: 'Boliger, rom, lokaler, boder, plasser og flater.' },
      { title: 'Vedlikeholder', text: 'Drift, vaktmester og reparasjoner med egne folk.' },
      { title: 'Pusser opp', text: 'Vi tar vare på det gamle og gjør det varmt og tett.' },
      { title: 'Utvikler', text: 'Tomme næringsbygg blir hjem, og bakgårder blir hager.' },
      { title: 'Samarbeider', text: 'Med kommuner, bedrifter og naboer om byene vi er i.' },
    ],
    valuesTitle: 'Fem ting vi holder fast ved',
    values: [
      { title: 'Langsiktig', text: 'Vi regner i tiår, ikke i kvartaler.' },
      { title: 'Til stede', text: 'Du kjenner igjen dem som kommer på døra.' },
      { title: 'Redelig', text: 'Det som står i kontrakten, er det som gjelder.' },
      { title: 'Nøysom', text: 'Vi reparerer før vi bytter.' },
      { title: 'Åpen', text: 'Vi sier fra når noe er galt, også når feilen er vår.' },
    ],
    groupTitle: 'Konsernet',
    groupText:
      'Hver portefølje ligger i sitt eget selskap. Det gjør ansvaret tydelig og regnskapet enkelt å lese.',
    group: [
      { name: 'Eksempel Langestrand AS', note: 'Boliger i Larvik' },
      { name: 'Eksempel Notodden Sentrum AS', note: 'Boliger og butikker i Notodden' },
      { name: 'Eksempel Stokke Sentrum AS', note: 'Boliger i Stokke' },
      { name: 'Eksempel Næring AS', note: 'Kontor, lager og butikk' },
      { name: 'Eksempel Minilager AS', note: 'Boder i alle tre byene' },
      { name: 'Eksempel Parkering AS', note: 'Plasser ute og inne' },
      { name: 'Eksempel Coliving AS', note: 'Rom med fellesskap' },
    ],
    chartTitle: 'Slik er vi organisert',
    chart: {
      name: 'Eiere',
      note: shares,
      children: [
        {
          name: 'Styret',
          note: 'tre medlemmer',
          children: [
            {
              name: 'Forvaltningsselskap',
              note: 'daglig ledelse, innleid',
              children: [
                { name: 'Vaktmester', note: 'Larvik' },
                { name: 'Vaktmester', note: 'Notodden' },
                { name: 'Vaktmester', note: 'Stokke' },
                { name: 'Rørlegger', note: 'alle tre byene' },
              ],
            },
          ],
        },
      ],
    },
    staffTitle: 'Ledelse og ansatte',
    staffText:
      'Daglig ledelse, regnskap og utleie ivaretas av et eksternt forvaltningsselskap. I husene møter du våre egne.',
    staff: [
      { name: 'Vaktmester, Larvik', text: 'Boliger og fellesarealer på Langestrand og i sentrum.' },
      { name: 'Vaktmester, Notodden', text: 'Alle bygg i Notodden, fra tak til kjeller.' },
      { name: 'Vaktmester, Stokke', text: 'Boliger, boder og uteområder i Stokke.' },
      { name: 'Rørlegger', text: 'Vann, varme og avløp i alle tre byene.' },
    ],
    ownersTitle: 'Eierne',
    founderTitle: 'Gründeren',
    founder: `Selskapet ble startet i ${company.founded} av en av eierne, som kjøpte det første huset for å bo i det, og det andre for å slippe å se det forfalle.`,
    boardTitle: 'Styret',
    board: [
      {
        title: 'Styreleder',
        text: 'Lang erfaring med eiendom og finansiering. Leder arbeidet med nye kjøp.',
      },
      { title: 'Styremedlem', text: 'Bygningsingeniør. Følger vedlikehold, energi og sikkerhet.' },
      { title: 'Styremedlem', text: 'Jurist. Følger kontrakter, personvern og leietakernes rettigheter.' },
    ],
    contact: 'Send oss en e-post',
  },
}
