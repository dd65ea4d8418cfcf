import { categories as ownCategories } from '#landlord/categories.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import { contradictionIn } from '../../src/domain/cases/promise-words.ts'
import { unresolvedBraces } from '../../src/domain/cases/reply-template.ts'
import { isAccountNumber, isOrgNumber } from '../../src/domain/contact/norwegian-numbers.ts'
import { isAnswerLink, linkIn, unknownFacts } from '../../src/domain/documents/answer-facts.ts'
import { unknownIn } from '../../src/domain/documents/fill-copy.ts'
import { allRoles } from '../../src/domain/people/staff-roles.ts'
import { keysOf } from '../../src/domain/records.ts'
import { staffLanguage } from '../../src/domain/text/language.ts'
import { withWords } from '../../src/domain/text/with-words.ts'
import { parseOfficeHours } from '../../src/domain/time/office-hours.ts'
import { unknownPageFacts } from '../../src/features/info-pages/edited-fields.ts'
import { publicPaths } from '../../src/site/addresses/pages.ts'
import { textsOf } from './landlord-texts.ts'
import type { LandlordFolder } from './landlords.ts'

/** What does not add up in a landlord's folder, a sentence each. What the compiler finds is not looked for again. */
export function findGaps(landlord: LandlordFolder): string[] {
  return [
    ...categoryGaps(landlord),
    ...linkGaps(landlord),
    ...answerGaps(landlord),
    ...numberGaps(landlord),
    ...wordGaps(landlord),
    ...factGaps(landlord),
    ...promiseGaps(landlord),
  ]
}

/** What each category needs, besides its entry in `categories.ts`. */
function categoryGaps(landlord: LandlordFolder): string[] {
  const { colivingRooms, commercialPremises, parkingSpaces, storageSizes } = landlord.prices
  const { parkingLocations, storageLocations } = landlord.locations
  const needs: Record<CategorySlug, { page: object | null; lists: Record<string, readonly unknown[]> }> = {
    bolig: { page: landlord['pages/bolig'].boligPage, lists: {} },
    parkering: {
      page: landlord['pages/parkering'].parkeringPage,
      lists: { parkingSpaces, parkingLocations },
    },
    naering: { page: landlord['pages/naering'].naeringPage, lists: { commercialPremises } },
    coliving: { page: landlord['pages/coliving'].colivingPage, lists: { colivingRooms } },
    minilager: { page: landlord['pages/minilager'].minilagerPage, lists: { storageSizes, storageLocations } },
    reklame: { page: landlord['pages/reklame'].reklamePage, lists: {} },
  }
  const offered = landlord.categories.categories.map(({ slug }) => slug)
  const inMenu = landlord.navigation.menuOrder
  const landing = landlord.landing.landing[staffLanguage]
  const { choices } = landlord['pages/interesseskjema'].interesseskjemaPage[staffLanguage]
  return Object.entries(needs).flatMap(([name, { page, lists }]) => {
    const slug = offered.find((each) => each === name)
    if (!slug)
      return [
        ...(page ? [`pages/${name}.ts has a page, but categories.ts has no ${name}`] : []),
        ...(inMenu.some((each) => each === name)
          ? [`navigation.ts: ${name} is in the menu, but not offered`]
          : []),
      ]
    return [
      ...(page ? [] : [`pages/${name}.ts has no page for the category ${name}`]),
      ...(inMenu.includes(slug) ? [] : [`navigation.ts: ${name} is not in the menu`]),
      ...(landing.tiles[slug] ? [] : [`landing.ts has no tile for the category ${name}`]),
      ...(choices[slug] ? [] : [`pages/interesseskjema.ts has no words for the category ${name}`]),
      ...Object.entries(lists).flatMap(([list, items]) =>
        items.length > 0 ? [] : [`${list} is empty, but ${name} is offered`],
      ),
    ]
  })
}

/** The pages that a landlord has for what they offer. */
const pagesOfCategories = (categories: readonly { slug: string; interestPath: string }[]) =>
  categories.flatMap(({ slug, interestPath }) => [`/${slug}`, `/eiendommer?type=${slug}`, interestPath])

const ofOwnCategories = new Set(pagesOfCategories(ownCategories))

function pagesOf({ categories: { categories } }: LandlordFolder): ReadonlySet<string> {
  return new Set([
    // Alerts are asked for at an address that no search engine keeps.
    '/si-fra',
    ...publicPaths.filter((path) => !ofOwnCategories.has(path)),
    ...pagesOfCategories(categories),
    ...categories.map(({ slug }) => `/interesseskjema?type=${slug}`),
  ])
}

/** Answers of the search with a fact or a page that is not there. */
function answerGaps(landlord: LandlordFolder): string[] {
  // A list is reached with filters too.
  const paths = new Set([...pagesOf(landlord)].map((page) => page.replace(/\?.*/, '')))
  return landlord['search-answers'].searchAnswers[staffLanguage].flatMap(({ title, text, links }) => [
    ...unknownFacts(text).map((each) => `search-answers.ts: «${title}» has ${each}`),
    ...links.flatMap((link) => {
      const { href = '' } = linkIn(link) ?? {}
      const isThere = href.startsWith('/') ? paths.has(href.replace(/[?#].*/, '')) : isAnswerLink(link)
      return isThere ? [] : [`search-answers.ts: «${title}» leads nowhere by ${link}`]
    }),
  ])
}

/** The files whose copy is shown with its facts filled in (`useCopy`). */
const filledFiles = /^(landing|pages\/(bolig|interesseskjema|naering|om-oss|parkering))\.ts/

/** The files whose braces are looked at by themselves. */
const withOtherBraces = /^(search-answers|reply-templates)\.ts/

/** Braces in copy that no page fills in. */
const factGaps = (landlord: LandlordFolder): string[] =>
  textsOf(landlord).flatMap(({ place, text }) => {
    if (withOtherBraces.test(place)) return []
    const unknown = filledFiles.test(place) ? unknownPageFacts(text) : unknownIn(text, () => false)
    return unknown.map((written) => `${place}: no page fills in ${written}`)
  })

/** Promises whose words say less time than their clock counts. */
const promiseGaps = ({ promises: { promises } }: LandlordFolder): string[] =>
  keysOf(promises).flatMap((name) => {
    const { words, time } = promises[name]
    return contradictionIn({ words: words[staffLanguage], time })
      ? [`promises.ts: the words and the clock of ${name} contradict each other`]
      : []
  })

/** Links to pages that this landlord does not have. */
function linkGaps(landlord: LandlordFolder): string[] {
  const pages = pagesOf(landlord)
  return textsOf(landlord).flatMap(({ place, key, text }) => {
    const isAddressElsewhere = URL.canParse(text)
    if (!['href', 'path'].includes(key) || isAddressElsewhere) return []
    // The list of a category is reached with filters too.
    return pages.has(text.replace(/[#&].*/, '')) ? [] : [`${place}: there is no page ${text}`]
  })
}

function numberGaps(landlord: LandlordFolder): string[] {
  const { company, companyWords } = landlord.company
  const { invoiceCompanies } = landlord['invoice-companies']
  const companies = invoiceCompanies.flatMap(({ name, orgNumber, accountNumber }) => [
    ...(isOrgNumber(orgNumber) ? [] : [`invoice-companies.ts: ${name} has no valid organisation number`]),
    ...(isAccountNumber(accountNumber) ? [] : [`invoice-companies.ts: ${name} has no valid account number`]),
  ])
  return [
    ...companies,
    ...(isOrgNumber(company.orgNumber) ? [] : ['company.ts: orgNumber is not valid']),
    ...(parseOfficeHours(companyWords.nb.openingHours)
      ? []
      : ['company.ts: openingHours have no clock times']),
    ...(invoiceCompanies.some(({ name }) => name === company.legalName)
      ? []
      : [`invoice-companies.ts: ${company.legalName} is missing`]),
    ...(company.name.startsWith(company.shortName) ? [] : ['company.ts: name does not begin with shortName']),
  ]
}

function wordGaps(landlord: LandlordFolder): string[] {
  const roles: readonly string[] = allRoles
  const { cleaningCategories, pageHeadings } = landlord['pages/sjekkliste']
  return [
    ...textsOf(landlord).flatMap(({ place, text }) => (text.trim() ? [] : [`${place} is empty`])),
    ...withWords(landlord['reply-templates'].replyTemplates, staffLanguage).flatMap(({ name, text }) =>
      unresolvedBraces(text).map((each) => `reply-templates.ts: «${name}» has ${each}`),
    ),
    ...Object.keys(landlord['staff-roles'].landlordRoleNames.nb).flatMap((role) =>
      roles.includes(role) ? [] : [`staff-roles.ts: there is no role ${role}`],
    ),
    ...(cleaningCategories.length === pageHeadings.length
      ? []
      : ['pages/sjekkliste.ts: pageHeadings and cleaningCategories differ in number']),
  ]
}
