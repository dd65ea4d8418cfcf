import { company, companyWords } from '#landlord/company.ts'
import { houseRules, houseRulesVersion } from '#landlord/pages/husordensregler.ts'
import { omOssPage } from '#landlord/pages/om-oss.ts'
import { renseSluketPage } from '#landlord/pages/rense-sluket.ts'
import { colivingRooms, commercialPremises, parkingSpaces, storageSizes } from '#landlord/prices.ts'
import { replyTemplates } from '#landlord/reply-templates.ts'
import { searchAnswers } from '#landlord/search-answers.ts'
import type { CategorySlug } from '../../../landlord-types/category.ts'
import type { Contact } from '../../../landlord-types/contact.ts'
import type { HouseRuleSection } from '../../../landlord-types/house-rules.ts'
import type {
  ColivingRoom,
  CommercialPremises,
  ParkingSpace,
  StorageSize,
} from '../../../landlord-types/prices.ts'
import type { ReplyTimes } from '../../../landlord-types/promise.ts'
import type { SearchAnswer } from '../../../landlord-types/search-answer.ts'
import type { ReplyTemplate } from '../../../landlord-types/support.ts'
import { offers } from '../portfolio/categories.ts'
import { keysOf } from '../records.ts'
import { NO_CHOICE } from '../submissions/no-choice.ts'
import { defaultLanguage, staffLanguage, wordsOf } from '../text/language.ts'
import { withWords } from '../text/with-words.ts'
import { editedOrDefault } from './edited-or-default.ts'
import { type PageCopies, pageCopies } from './page-copies.ts'
import { defaultReplyTimes } from './reply-times.ts'

interface EditableDocument<V> {
  /** The page that shows it; null where only staff see it. */
  page: string | null
  /** The category without which the landlord has no such page. */
  needs?: CategorySlug
  /** Other pages that show it too. */
  alsoOn?: readonly string[]
  /** Whether every page has it. */
  isEverywhere?: true
  /** Whether the page has of it what it asks the server for, and no more. */
  isAskedFor?: true
  /** The default, shown until the document is edited. */
  value: V
}

const { openingHours, onCallHours } = wordsOf(companyWords, defaultLanguage)
const drain = wordsOf(renseSluketPage, defaultLanguage)

/** What each document holds. */
interface Contents extends PageCopies {
  kontakt: Contact
  minilager: { sizes: readonly StorageSize[] }
  coliving: { rooms: readonly ColivingRoom[] }
  naering: { premises: readonly CommercialPremises[] }
  parkering: { spaces: readonly ParkingSpace[] }
  ansatte: { staff: readonly { name: string; text: string }[] }
  husordensregler: { version: string; sections: readonly HouseRuleSection[] }
  'rense-sluket': {
    need: readonly string[]
    steps: readonly { title: string; text: string }[]
    tips: readonly string[]
  }
  svarmaler: { templates: readonly ReplyTemplate[] }
  'svar-i-soket': { answers: readonly SearchAnswer[] }
  svartider: ReplyTimes
}

export type DocumentId = keyof Contents

/** The content of each document. */
export type ContentOf<K extends DocumentId> = Contents[K]

/** The edited documents by name. A document that is not in it has its default. */
export type EditedContent = Partial<Contents>

/**
 * The texts and facts that staff edit on the site, with their defaults; `src/domain/documents/documents.words.ts` names them. All other
 * texts are edited in the code, in `landlord/` and beside the screens. Their fields are declared in
 * src/features/info-pages/document-fields.ts.
 */
export const editable: { readonly [K in DocumentId]: EditableDocument<Contents[K]> } = {
  kontakt: {
    page: '/kundeservice',
    isEverywhere: true,
    value: {
      name: company.name,
      shortName: company.shortName,
      legalName: company.legalName,
      orgNumber: company.orgNumber,
      email: company.email,
      phone: company.phone,
      onCallPhone: company.onCallPhone,
      openingHours,
      onCallHours,
      ...company.visitingAddress,
    },
  },
  svartider: {
    page: '/',
    isEverywhere: true,
    value: defaultReplyTimes(defaultLanguage),
  },
  minilager: {
    page: '/minilager',
    needs: 'minilager',
    value: { sizes: withWords(storageSizes, defaultLanguage) },
  },
  coliving: {
    page: '/coliving',
    needs: 'coliving',
    value: { rooms: withWords(colivingRooms, defaultLanguage) },
  },
  naering: {
    page: '/naering',
    needs: 'naering',
    value: { premises: withWords(commercialPremises, defaultLanguage) },
  },
  parkering: {
    page: '/parkering',
    needs: 'parkering',
    value: { spaces: withWords(parkingSpaces, defaultLanguage) },
  },
  ...pageCopies,
  ansatte: {
    page: '/om-oss',
    value: { staff: wordsOf(omOssPage, defaultLanguage).staff },
  },
  husordensregler: {
    page: '/husordensregler',
    alsoOn: ['/husordensregler-avtale', '/kundeservice'],
    value: { version: houseRulesVersion, sections: houseRules },
  },
  'rense-sluket': {
    page: '/rense-sluket',
    // The forms of faults say its first lines.
    alsoOn: ['/melde-avvik', '/kundeservice'],
    value: { need: drain.need, steps: drain.steps, tips: drain.tips },
  },
  svarmaler: {
    page: null,
    value: {
      templates: withWords(replyTemplates, staffLanguage).map((template) => ({
        status: NO_CHOICE,
        snooze: NO_CHOICE,
        ...template,
      })),
    },
  },
  'svar-i-soket': {
    page: '/sok',
    isAskedFor: true,
    value: { answers: wordsOf(searchAnswers, defaultLanguage) },
  },
}

/** The documents of the pages that this landlord has, and those of staff. */
export const allDocuments = /* @__PURE__ */ keysOf(editable).filter((id) => {
  const { needs } = editable[id]
  return needs === undefined || offers(needs)
})

/** Whether the facts in braces in the texts of a document are filled in: in what pages say, not in the facts themselves. */
export function hasFacts(id: DocumentId): boolean {
  const { page, isEverywhere, isAskedFor } = editable[id]
  return page !== null && !isEverywhere && !isAskedFor
}

/** The current content of a document. */
export function contentOf<K extends DocumentId>(edited: EditedContent, id: K): ContentOf<K> {
  return editedOrDefault(edited, id, editable[id].value)
}
