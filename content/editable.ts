import { company } from '../landlord/company.ts'
import { houseRules, houseRulesVersion } from '../landlord/pages/husordensregler.ts'
import { omOssPage } from '../landlord/pages/om-oss.ts'
import { renseSluketPage } from '../landlord/pages/rense-sluket.ts'
import { colivingRooms, commercialPremises, parkingSpaces, storageSizes } from '../landlord/prices.ts'
import type { Contact } from '../landlord-types/contact.ts'
import type { HouseRuleSection } from '../landlord-types/house-rules.ts'

interface EditableDocument<V> {
  title: string
  /** The page that shows it. */
  page: string
  /** Other pages that show it too. */
  alsoOn?: readonly string[]
  note?: string
  /** The default, shown until the document is edited. */
  value: V
}

const document = <V>(declared: EditableDocument<V>) => declared

/**
 * The texts and facts that staff edit on the site, with their defaults. All other texts are edited in the code, in
 * `content/` and `landlord/`. Their fields are declared in forms/staff/document-fields.ts.
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
    note: 'Leietakere bekrefter en utgave, og den beholder teksten sin.',
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

/** The content of each document. */
export type ContentOf<K extends DocumentId> = (typeof editable)[K]['value']

/** The edited documents by name. A document that is not in it has its default. */
export type EditedContent = { readonly [K in DocumentId]?: ContentOf<K> }

export const allDocuments = Object.keys(editable) as DocumentId[]

/** The current content of a document. */
export function contentOf<K extends DocumentId>(edited: EditedContent, id: K): ContentOf<K> {
  return (edited[id] as ContentOf<K> | undefined) ?? editable[id].value
}
