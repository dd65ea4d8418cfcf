import { expect, test } from 'vitest'
import { markupOf } from '../../../../../test/support/markup-of.tsx'
import { CategoryFilter } from './category-filter.tsx'

const addressesOf = (search: string): string[] => {
  const html = markupOf(<CategoryFilter current="bolig" search={search} />)
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

test('another category keeps the town, the area and the map, and drops what is asked of a home', () => {
  const addresses = addressesOf('?type=bolig&by=larvik&omrade=sentrum&soverom=2&visning=kart&side=2')
  expect(addresses[0]).toBe('/eiendommer?by=larvik&omrade=sentrum&visning=kart')
  expect(addresses).toContain('/eiendommer?type=minilager&by=larvik&omrade=sentrum&visning=kart')
})

test('the plain list leads to plain lists', () => {
  expect(addressesOf('').slice(0, 2)).toEqual(['/eiendommer', '/eiendommer?type=bolig'])
})
