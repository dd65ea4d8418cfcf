import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoBreak } from './no-break.tsx'

const html = (text: string) => renderToStaticMarkup(<NoBreak>{text}</NoBreak>)

test('keeps a range of numbers on one line', () => {
  expect(html('Vi er her kl. 08.00–16.00. Du får svar innen 1–2 virkedager.')).toMatch(
    /^Vi er her <span class="[^"]+">kl\. 08\.00–16\.00\.<\/span> Du får svar innen <span class="[^"]+">1–2<\/span> virkedager\.$/,
  )
})

test('keeps «e-post» on one line', () => {
  expect(html('Aldri per e-post. E-posten')).toMatch(
    /^Aldri per <span class="[^"]+">e-post<\/span>\. <span class="[^"]+">E-posten<\/span>$/,
  )
})

test('keeps a date on one line', () => {
  expect(html('Du hører fra oss senest 25. november 2026. Ferie fra 1. juli. Takk')).toMatch(
    /^Du hører fra oss senest <span class="[^"]+">25\. november 2026<\/span>\. Ferie fra <span class="[^"]+">1\. juli<\/span>\. Takk$/,
  )
})

test('keeps a time on one line', () => {
  expect(html('Vi kommer i dag kl. 17.36, eller kl. 9. Takk')).toMatch(
    /^Vi kommer i dag <span class="[^"]+">kl\. 17\.36<\/span>, eller <span class="[^"]+">kl\. 9<\/span>\. Takk$/,
  )
})

test('keeps the reference of a case on one line', () => {
  expect(html('Saken er slått inn i AVV-7KQ3-XM4D.')).toMatch(
    /^Saken er slått inn i <span class="[^"]+">AVV-7KQ3-XM4D<\/span>\.$/,
  )
})

test('keeps a range that is written with a hyphen on one line', () => {
  expect(html('innen 2-3 virkedager')).toMatch(/^innen <span class="[^"]+">2-3<\/span> virkedager$/)
})

test('lets a line end between two sentences, the first of which ends with a number', () => {
  expect(html('Rom 12. Du får svar')).toBe('Rom 12. Du får svar')
})

test('leaves a dash between words alone', () => {
  expect(html('mandag–fredag')).toBe('mandag–fredag')
})
