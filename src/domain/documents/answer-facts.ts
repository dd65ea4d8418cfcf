import { ownValue } from '../records.ts'
import { factName, inBraces, unknownIn } from './fill-copy.ts'

/** The facts that an answer of the search fills in, by the names that stand for them in braces. */
export const answerFacts = {
  firma: 'Firmanavnet',
  telefon: 'Telefonen vår',
  åpningstider: 'Når kontoret er åpent',
  vakttelefon: 'Vakttelefonen',
  vakttid: 'Når vakttelefonen svarer',
  'e-post': 'E-postadressen vår',
  besøksadresse: 'Besøksadressen',
  portal: 'Portalen for leietakere',
  innlogging: 'Hjelp til å logge inn',
  depositum: 'Depositumet',
  'eksempel på leie': 'En leie å regne med',
  'eksempel på depositum': 'Depositumet av den',
  'eksempel på gebyr': 'Gebyret for garanti av den',
  'eksempel på navgaranti': 'Garantien fra Nav av den',
  oppsigelsestid: 'Oppsigelsestid for bolig',
  'oppsigelsestid for bod': 'Oppsigelsestid for bod og parkering',
  'siste leiedag': 'Siste dag med husleie, sagt opp i dag',
  'svartid feil som haster': 'Svartid: feil som haster',
  'svartid feil som bør ses på snart': 'Svartid: feil som bør ses på snart',
  'svartid feil': 'Svartid: feil som ikke haster',
  'svartid feil som kan vente': 'Svartid: feil som kan vente',
  'svartid nøkkel': 'Svartid: tapt nøkkel',
  'svartid oppsigelse': 'Svartid: oppsigelse',
  'svartid naboklage': 'Svartid: naboklage',
  'svartid handyman': 'Svartid: handyman',
  'svartid parkering': 'Svartid: søknad om parkering',
  'svartid interesse': 'Svartid: interesse for bolig',
  'svartid henvendelse': 'Svartid: henvendelse',
  'svartid tilgjengelighet': 'Svartid: hinder på nettstedet',
  handyman: 'Tilbudet om handyman',
  uenighet: 'Når vi er uenige',
} as const

export type AnswerFact = keyof typeof answerFacts

/** Facts that are looked up: the first house rule with some words, and of something with a price, by its name, that or its text. */
export const lookedUpFacts = {
  regel: 'Den første husordensregelen med ordet',
  pris: 'Prisen på noe i prislistene',
  om: 'Teksten om noe i prislistene',
} as const

type LookedUpFact = keyof typeof lookedUpFacts

/** A fact as it is named in braces: «{telefon}», «{regel: dyrehold}». */
export type NamedFact = { fact: AnswerFact } | { lookUp: LookedUpFact; of: string }

function factNamed(written: string): NamedFact | null {
  const name = factName(written)
  if (isOneOf(answerFacts, name)) return { fact: name }
  const [, kind = '', of = ''] = /^(\p{L}+):\s*(.+)$/u.exec(name) ?? []
  return isOneOf(lookedUpFacts, kind) ? { lookUp: kind, of } : null
}

const isOneOf = <K extends string>(names: Readonly<Record<K, string>>, name: string): name is K =>
  ownValue(names, name) !== undefined

/** A text with its facts filled in; null where one of them is not there. */
export function fillFacts(text: string, factOf: (fact: NamedFact) => string | null): string | null {
  let isWhole = true
  const filled = text.replace(inBraces, (_, written: string) => {
    const named = factNamed(written)
    const value = named && factOf(named)
    if (value === null) isWhole = false
    return value ?? ''
  })
  return isWhole ? filled.replace(/\s+/g, ' ').trim() : null
}

/** What stands in braces in an answer, or with a single brace, and names no fact. */
export const unknownFacts = (text: string): string[] => unknownIn(text, (name) => factNamed(name) !== null)

/** How a way on from an answer is written: «Meld avvik /melde-avvik», or with the fact that has a number, «Ring oss {telefon}». */
const answerLink = /^(.*\S)\s+(\/\S*|\{[^{}]+\})$/

/** What a way on is called, and its address or the fact with its number; null where it is written otherwise. */
export function linkIn(line: string): { label: string; href: string } | null {
  const [, label, href] = answerLink.exec(line) ?? []
  return label && href ? { label, href } : null
}

/** Whether a line is a way on: to a page of the site, or to a fact that there is. */
export function isAnswerLink(line: string): boolean {
  const { href } = linkIn(line) ?? {}
  return href !== undefined && unknownFacts(href).length === 0
}
