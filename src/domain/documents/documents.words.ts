import { defineWords } from '../text/language.ts'
import type { DocumentId } from './documents.ts'

interface DocumentWords {
  title: string
  /** What staff should know before they change it. */
  note?: string
}

const nb: Readonly<Record<DocumentId, DocumentWords>> = {
  forsiden: { title: 'Forsiden' },
  'bolig-side': { title: 'Siden om bolig' },
  'coliving-side': { title: 'Siden om coliving' },
  'minilager-side': { title: 'Siden om minilager' },
  'naering-side': { title: 'Siden om næringslokaler' },
  'parkering-side': { title: 'Siden om parkering' },
  'reklame-side': { title: 'Siden om reklameplass' },
  kontakt: {
    title: 'Firma, kontakt og åpningstider',
    note: 'Navn og organisasjonsnummer følger med til nettsidene, e-postene og personvernerklæringen. Selskapene som sender fakturaer, står for seg.',
  },
  minilager: { title: 'Priser: minilager' },
  coliving: { title: 'Priser: coliving' },
  naering: { title: 'Priser: næringslokaler' },
  parkering: { title: 'Priser: parkering' },
  ansatte: { title: 'Ansatte' },
  husordensregler: {
    title: 'Husordensregler',
    note: 'Leietakere bekrefter en utgave, og den beholder teksten sin.',
  },
  'rense-sluket': { title: 'Veiledning: rense sluket' },
  svarmaler: {
    title: 'Svarmaler',
    note: 'Tilbys når en sak besvares, i den rekkefølgen de står her.',
  },
  'svar-i-soket': {
    title: 'Svar i søket',
    note: 'Står over alle treff. Det som er farlig, svarer skjemaene på, og det kommer alltid først.',
  },
  svartider: {
    title: 'Svartider',
    note: 'Ordene vises på nettstedet, og fristen teller i saken. Det gjelder det som sendes etter at du publiserer; det som er sendt før, beholder svartiden det fikk.',
  },
}

/** What the documents that staff edit are called. */
export const documentNames = defineWords({ nb })
