import { tenantPortal } from '#landlord/company.ts'
import { kundeservicePage } from '#landlord/pages/kundeservice.ts'
import { minSidePage } from '#landlord/pages/min-side.ts'
import { soloServicePage } from '#landlord/pages/solo-service.ts'
import type { AnswerFact, NamedFact } from '../../../domain/documents/answer-facts.ts'
import { contentOf, type EditedContent } from '../../../domain/documents/documents.ts'
import { pageFacts } from '../../../domain/documents/page-facts.ts'
import { formatMoney } from '../../../domain/format/format.ts'
import { pricePerMonthLabel } from '../../../domain/format/price-label.ts'
import { DEPOSIT_MONTHS, securityAmounts } from '../../../domain/portfolio/deposit.ts'
import { defaultLanguage as language, wordsOf } from '../../../domain/text/language.ts'
import { formatIsoDate, type IsoDate } from '../../../domain/time/calendar.ts'
import { customerServiceRules } from '../../info-pages/house-rules.ts'
import { earliestLastRentDay, noticeMonths } from '../../tenant-forms/notice-period.ts'
import { answerFactWords } from './fact-values.words.ts'

/** A rent that is easy to count with. */
const EXAMPLE_RENT = 10_000

const words = wordsOf(answerFactWords, language)

type ReadFact = (fact: NamedFact) => string | null

/** What the facts of answers are on a day, each read where pages and forms read it. Null for one that is not there. */
export function factValues(edited: EditedContent, today: IsoDate): ReadFact {
  const contact = contentOf(edited, 'kontakt')
  const amounts = securityAmounts(EXAMPLE_RENT)
  const money = (kroner: number) => formatMoney(kroner, language)
  const facts: Readonly<Record<AnswerFact, string>> = {
    ...pageFacts(contact, contentOf(edited, 'svartider')),
    portal: tenantPortal.name,
    innlogging: wordsOf(minSidePage, language).helpText,
    depositum: words.rents(DEPOSIT_MONTHS),
    'eksempel på leie': money(EXAMPLE_RENT),
    'eksempel på depositum': money(amounts.depositum),
    'eksempel på gebyr': money(amounts.depositumsgaranti),
    'eksempel på navgaranti': money(amounts.navgaranti),
    oppsigelsestid: words.months(noticeMonths('bolig')),
    'oppsigelsestid for bod': words.months(noticeMonths('bod')),
    'siste leiedag': formatIsoDate(earliestLastRentDay(today, 'bolig'), language),
    handyman: wordsOf(soloServicePage, language).lead,
    uenighet: wordsOf(kundeservicePage, language).disputes.text,
  }
  return (named) => ('fact' in named ? facts[named.fact] : lookUp(named, edited))
}

function lookUp(
  { lookUp: kind, of }: Extract<NamedFact, { of: string }>,
  edited: EditedContent,
): string | null {
  const wanted = of.toLocaleLowerCase('nb')
  if (kind === 'regel') {
    const sections = customerServiceRules(contentOf(edited, 'husordensregler').sections)
    const rules = sections.flatMap(({ rules: listed = [] }) => listed)
    return rules.find((rule) => rule.toLocaleLowerCase('nb').includes(wanted)) ?? null
  }
  const priced = pricedThings(edited).find(({ name }) => name.toLocaleLowerCase('nb') === wanted)
  if (!priced) return null
  return kind === 'om'
    ? priced.text
    : pricePerMonthLabel(priced.pricePerMonth, priced.pricePerMonth, language)
}

/** What has a price in the documents of prices. */
const pricedThings = (edited: EditedContent) => [
  ...contentOf(edited, 'parkering').spaces,
  ...contentOf(edited, 'coliving').rooms,
  ...contentOf(edited, 'minilager').sizes.map(({ fits, ...size }) => ({ ...size, text: fits })),
]
