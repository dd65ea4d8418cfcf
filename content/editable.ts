import { company } from '../landlord/company.ts'
import { type HouseRuleSection, houseRules, houseRulesVersion } from '../landlord/pages/husordensregler.ts'
import { omOssPage } from '../landlord/pages/om-oss.ts'
import { renseSluketPage } from '../landlord/pages/rense-sluket.ts'
import { colivingRooms, commercialPremises, parkingSpaces, storageSizes } from '../landlord/prices.ts'

interface EditableDocument<V> {
  title: string
  /** Where it is seen. */
  page: string
  /** Other pages that it is made into. */
  alsoOn?: readonly string[]
  note?: string
  /** What is shown until it is changed. */
  value: V
}

const document = <V>(declared: EditableDocument<V>) => declared

export interface Contact {
  phone: string
  onCallPhone: string
  openingHours: string
  onCallHours: string
}

/**
 * The texts and facts that an owner changes without us, and what they say until then. The rest is changed in
 * `content/`. Their fields are declared in forms/staff/document-fields.ts.
 */
export const editable = {
  kontakt: document<Contact>({
    title: 'Telefon og åpningstider',
    page: '/kundeservice',
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
    value: { notices: [] },
  }),
  minilager: document<{
    sizes: readonly { name: string; area: number; pricePerMonth: number; fits: string }[]
  }>({
    title: 'Priser: minilager',
    page: '/minilager',
    value: { sizes: storageSizes },
  }),
  coliving: document<{
    rooms: readonly { name: string; pricePerMonth: number; area: readonly [number, number]; text: string }[]
  }>({
    title: 'Priser: coliving',
    page: '/coliving',
    value: { rooms: colivingRooms },
  }),
  naering: document<{
    premises: readonly { name: string; perSquareMetreAndYear: readonly [number, number]; text: string }[]
  }>({
    title: 'Priser: næringslokaler',
    page: '/naering',
    value: { premises: commercialPremises },
  }),
  parkering: document<{ spaces: readonly { name: string; pricePerMonth: number; text: string }[] }>({
    title: 'Priser: parkering',
    page: '/parkering',
    value: { spaces: parkingSpaces },
  }),
  ansatte: document<{ staff: readonly { name: string; text: string }[] }>({
    title: 'Ansatte',
    page: '/om-oss',
    value: { staff: omOssPage.staff },
  }),
  husordensregler: document<{ version: string; sections: readonly HouseRuleSection[] }>({
    title: 'Husordensregler',
    page: '/husordensregler',
    alsoOn: ['/husordensregler-avtale', '/kundeservice'],
    note: 'Leietakere bekrefter en utgave. Endrer du en regel, gir du reglene en ny utgave.',
    value: { version: houseRulesVersion, sections: houseRules },
  }),
  'rense-sluket': document<{
    need: readonly string[]
    steps: readonly { title: string; text: string }[]
    tips: readonly string[]
  }>({
    title: 'Veiledning: rense sluket',
    page: '/rense-sluket',
    value: { need: renseSluketPage.need, steps: renseSluketPage.steps, tips: renseSluketPage.tips },
  }),
} as const

export type DocumentId = keyof typeof editable

/** What each document says. */
export type ContentOf<K extends DocumentId> = (typeof editable)[K]['value']

/** What has been changed, by document; what is not in it is as `content/` has it. */
export type EditedContent = { readonly [K in DocumentId]?: ContentOf<K> }

export const allDocuments = Object.keys(editable) as DocumentId[]

/** What a document says now. */
export function contentOf<K extends DocumentId>(edited: EditedContent, id: K): ContentOf<K> {
  return (edited[id] as ContentOf<K> | undefined) ?? editable[id].value
}
