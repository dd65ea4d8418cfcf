import { company } from './company.ts'
import { type HouseRuleSection, houseRules, houseRulesVersion } from './pages/husordensregler.ts'
import { omOssPage } from './pages/om-oss.ts'
import { renseSluketPage } from './pages/rense-sluket.ts'
import { colivingRooms, commercialPremises, parkingSpaces, storageSizes } from './prices.ts'

/**
 * How something that can be changed is written: one line, several, a list of lines, a number, two, a day, or the
 * name of a place on the page, which is one only.
 */
export type ContentFieldKind = 'line' | 'text' | 'lines' | 'number' | 'range' | 'day' | 'anchor' | 'hours'

export interface ContentField {
  name: string
  label: string
  kind: ContentFieldKind
  /** May be left empty. */
  optional?: boolean
}

/** Several of a kind, such as prices. */
export interface ContentList {
  name: string
  label: string
  fields: readonly ContentField[]
  /** The page is made for it: it is never empty. */
  needed?: true
}

interface EditableDocument<V> {
  title: string
  /** Where it is seen. */
  page: string
  /** Other pages that it is made into. */
  alsoOn?: readonly string[]
  note?: string
  fields: readonly ContentField[]
  lists: readonly ContentList[]
  /** What is shown until somebody has changed it. */
  value: V
}

const document = <V>(declared: EditableDocument<V>) => declared

export interface Contact {
  phone: string
  onCallPhone: string
  openingHours: string
  onCallHours: string
}

const line = (name: string, label: string): ContentField => ({ name, label, kind: 'line' })
const text = (name: string, label: string): ContentField => ({ name, label, kind: 'text' })
const number = (name: string, label: string): ContentField => ({ name, label, kind: 'number' })

/** What is said of an answer that only texts and facts have. */
export const contentErrors = {
  anchor: (label: string, instead: string) =>
    `${label} kan bare ha små bokstaver fra a til z, tall og bindestreker${instead && `, som «${instead}»`}`,
  anchorTaken: (label: string, anchor: string) => `${label}: «${anchor}» er i bruk lenger oppe`,
  hours: (label: string) => `${label}: skriv klokkeslettene, som «${company.openingHours}»`,
  empty: (label: string) => `${label}: siden trenger minst én`,
} as const

/** Whatever of the texts and facts an owner changes without us. The rest is changed in `content/`. */
export const editable = {
  kontakt: document<Contact>({
    title: 'Telefon og åpningstider',
    page: '/kundeservice',
    fields: [
      line('phone', 'Telefon'),
      { name: 'openingHours', label: 'Åpningstider', kind: 'hours' },
      line('onCallPhone', 'Vakttelefon'),
      line('onCallHours', 'Vakttelefonens åpningstider'),
    ],
    lists: [],
    value: {
      phone: company.phone,
      onCallPhone: company.onCallPhone,
      openingHours: company.openingHours,
      onCallHours: company.onCallHours,
    },
  }),
  driftsmeldinger: document<{ notices: readonly { building: string; text: string; until?: string }[] }>({
    title: 'Driftsmeldinger',
    page: '/kundeservice',
    note: 'Står øverst på kundeservice til og med dagen du velger.',
    fields: [],
    lists: [
      {
        name: 'notices',
        label: 'Meldinger',
        fields: [
          line('building', 'Bygg eller sted'),
          text('text', 'Melding'),
          { name: 'until', label: 'Til og med', kind: 'day', optional: true },
        ],
      },
    ],
    value: { notices: [] },
  }),
  minilager: document<{
    sizes: readonly { name: string; area: number; pricePerMonth: number; fits: string }[]
  }>({
    title: 'Priser: minilager',
    page: '/minilager',
    fields: [],
    lists: [
      {
        name: 'sizes',
        needed: true,
        label: 'Størrelser',
        fields: [
          line('name', 'Navn'),
          number('area', 'Areal (m²)'),
          number('pricePerMonth', 'Pris (kr/mnd)'),
          line('fits', 'Passer til'),
        ],
      },
    ],
    value: { sizes: storageSizes },
  }),
  coliving: document<{
    rooms: readonly { name: string; pricePerMonth: number; area: readonly [number, number]; text: string }[]
  }>({
    title: 'Priser: coliving',
    page: '/coliving',
    fields: [],
    lists: [
      {
        name: 'rooms',
        needed: true,
        label: 'Rom',
        fields: [
          line('name', 'Navn'),
          number('pricePerMonth', 'Pris (kr/mnd)'),
          { name: 'area', label: 'Areal, fra og til (m²)', kind: 'range' },
          text('text', 'Tekst'),
        ],
      },
    ],
    value: { rooms: colivingRooms },
  }),
  naering: document<{
    premises: readonly { name: string; perSquareMetreAndYear: readonly [number, number]; text: string }[]
  }>({
    title: 'Priser: næringslokaler',
    page: '/naering',
    fields: [],
    lists: [
      {
        name: 'premises',
        needed: true,
        label: 'Lokaler',
        fields: [
          line('name', 'Navn'),
          { name: 'perSquareMetreAndYear', label: 'Pris per m² og år, fra og til (kr)', kind: 'range' },
          text('text', 'Tekst'),
        ],
      },
    ],
    value: { premises: commercialPremises },
  }),
  parkering: document<{ spaces: readonly { name: string; pricePerMonth: number; text: string }[] }>({
    title: 'Priser: parkering',
    page: '/parkering',
    fields: [],
    lists: [
      {
        name: 'spaces',
        needed: true,
        label: 'Plasser',
        fields: [line('name', 'Navn'), number('pricePerMonth', 'Pris (kr/mnd)'), text('text', 'Tekst')],
      },
    ],
    value: { spaces: parkingSpaces },
  }),
  ansatte: document<{ staff: readonly { name: string; text: string }[] }>({
    title: 'Ansatte',
    page: '/om-oss',
    fields: [],
    lists: [
      {
        name: 'staff',
        needed: true,
        label: 'Ansatte',
        fields: [line('name', 'Rolle og sted'), text('text', 'Tekst')],
      },
    ],
    value: { staff: omOssPage.staff },
  }),
  husordensregler: document<{ version: string; sections: readonly HouseRuleSection[] }>({
    title: 'Husordensregler',
    page: '/husordensregler',
    alsoOn: ['/husordensregler-avtale', '/kundeservice'],
    note: 'Leietakere bekrefter en utgave. Endrer du en regel, gir du reglene en ny utgave.',
    fields: [line('version', 'Utgave')],
    lists: [
      {
        name: 'sections',
        needed: true,
        label: 'Deler',
        fields: [
          { name: 'id', label: 'Navn i adressen', kind: 'anchor' },
          line('title', 'Overskrift'),
          { name: 'intro', label: 'Innledning', kind: 'text', optional: true },
          { name: 'rules', label: 'Regler, én på hver linje', kind: 'lines', optional: true },
        ],
      },
    ],
    value: { version: houseRulesVersion, sections: houseRules },
  }),
  'rense-sluket': document<{
    need: readonly string[]
    steps: readonly { title: string; text: string }[]
    tips: readonly string[]
  }>({
    title: 'Veiledning: rense sluket',
    page: '/rense-sluket',
    fields: [
      { name: 'need', label: 'Dette trenger du, én ting på hver linje', kind: 'lines' },
      { name: 'tips', label: 'Tips, ett på hver linje', kind: 'lines' },
    ],
    lists: [
      {
        name: 'steps',
        needed: true,
        label: 'Trinn',
        fields: [line('title', 'Overskrift'), text('text', 'Tekst')],
      },
    ],
    value: { need: renseSluketPage.need, steps: renseSluketPage.steps, tips: renseSluketPage.tips },
  }),
} as const

export type DocumentId = keyof typeof editable

/** What each document says. */
export type ContentOf<K extends DocumentId> = (typeof editable)[K]['value']

/** What has been changed, by document; what is not in it is as `content/` has it. */
export type EditedContent = { readonly [K in DocumentId]?: ContentOf<K> }

export const everyDocument = Object.keys(editable) as DocumentId[]

/** What a document says now. */
export function contentOf<K extends DocumentId>(edited: EditedContent, id: K): ContentOf<K> {
  return (edited[id] as ContentOf<K> | undefined) ?? editable[id].value
}
