/* What the specifications say of this landlord, to the letter. */
import { expect, test } from 'vitest'
import { isAccountNumber, isOrgNumber } from '../src/domain/contact/norwegian-numbers.ts'
import { customerServiceRules } from '../src/features/info-pages/house-rules.ts'
import { menuTexts } from '../src/site/shell/menu.words.ts'
import { menuCategories } from '../src/site/shell/menu-categories.ts'
import { company } from './company.ts'
import { invoiceCompanies } from './invoice-companies.ts'
import { navigation } from './navigation.ts'
import { houseRules } from './pages/husordensregler.ts'
import { kundeservicePage } from './pages/kundeservice.ts'
import { omOssPage } from './pages/om-oss.ts'
import { renseSluketPage } from './pages/rense-sluket.ts'
import { colivingRooms, commercialPremises, ownership, parkingSpaces, storageSizes } from './prices.ts'

test('27 companies, each with unique and valid numbers', () => {
  expect(invoiceCompanies).toHaveLength(27)
  for (const numbers of [
    invoiceCompanies.map((each) => each.orgNumber),
    invoiceCompanies.map((each) => each.accountNumber),
  ]) {
    expect(new Set(numbers).size).toBe(27)
  }
  expect(invoiceCompanies.filter(({ orgNumber }) => !isOrgNumber(orgNumber))).toEqual([])
  expect(invoiceCompanies.filter(({ accountNumber }) => !isAccountNumber(accountNumber))).toEqual([])
  expect(isOrgNumber(company.orgNumber)).toBe(true)
  expect(invoiceCompanies.find(({ orgNumber }) => orgNumber === company.orgNumber)?.name).toBe(
    company.legalName,
  )
})

test('the house rules have the number of points of the specification', () => {
  expect(houseRules.map(({ title, rules }) => [title, rules?.length])).toEqual([
    ['Ytre orden', 13],
    ['Indre orden', 19],
    ['Erstatning', 0],
    ['Avtale om utflytting og tilbakelevering', 10],
    ['Tilleggsavtale', 4],
  ])
})

test('the customer-service version of the house rules has 14 outer rules, the others unchanged', () => {
  const version = customerServiceRules(houseRules)
  expect(version.map(({ rules }) => rules?.length)).toEqual([14, 19, 0, 10, 4])
  expect(version.slice(1)).toEqual(houseRules.slice(1))
  expect(customerServiceRules(version)).toEqual(version)
})

test('the company’s registered name is the name that the site uses', () => {
  expect(company.legalName).toBe(`${company.name} AS`)
  expect(company.name.startsWith(company.shortName)).toBe(true)
})

test('the facts about the company match the specification', () => {
  expect(
    [omOssPage.nb.work, omOssPage.nb.values, omOssPage.nb.group, omOssPage.nb.board].map(
      (list) => list.length,
    ),
  ).toEqual([5, 5, 7, 3])
  expect(omOssPage.nb.staff).toHaveLength(4)
  expect(ownership.map(({ percent }) => percent)).toEqual([48.4, 48.4, 3.2])
  expect(company.founded).toBe(2018)
})

test('prices match the specification', () => {
  expect(storageSizes.map(({ words, area, pricePerMonth }) => [words.nb.name, area, pricePerMonth])).toEqual([
    ['XS', 1, 500],
    ['S', 3, 800],
    ['M', 5, 1200],
    ['L', 10, 2000],
  ])
  expect(colivingRooms.map(({ pricePerMonth, area }) => [pricePerMonth, ...area])).toEqual([
    [8500, 12, 15],
    [11_000, 15, 18],
    [13_500, 20, 25],
  ])
  expect(commercialPremises.map(({ perSquareMetreAndYear }) => perSquareMetreAndYear)).toEqual([
    [1500, 3500],
    [800, 1800],
    [2000, 5000],
    [1200, 2800],
  ])
  expect(parkingSpaces.map(({ pricePerMonth }) => pricePerMonth)).toEqual([800, 1200, 1400])
})

test('customer service has thirteen tiles, the drain three steps and four tips', () => {
  const tiles = kundeservicePage.nb.groups.flatMap((group) => group.tiles)
  expect(tiles).toHaveLength(13)
  expect(new Set(tiles.map(({ sign }) => sign)).size).toBe(13)
  expect(renseSluketPage.nb.steps).toHaveLength(3)
  expect(renseSluketPage.nb.tips).toHaveLength(4)
})

test('the menu is in the order of the specification', () => {
  const menu = menuCategories(menuTexts.nb, 'nb')
  expect(menu.map(({ label }) => label)).toEqual([
    'Bolig',
    'Minilager',
    'Parkering',
    'Næring',
    'Coliving',
    'Reklame',
  ])
  expect(menu[0]?.children.map(({ label }) => label)).toEqual([
    'Ledige leiligheter',
    'Våre eiendommer',
    'Se alle boliger',
  ])
  // The specification has no alerts.
  const specified = navigation.nb.menuPages.filter(({ href }) => href !== '/si-fra')
  expect(specified.map(({ label }) => label)).toEqual(['Om oss', 'Våre eiendommer', 'Fakturainformasjon'])
})
