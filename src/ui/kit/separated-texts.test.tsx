import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeparatedTexts } from './separated-texts.tsx'

test('leaves out what is empty, and keeps a space between what is read aloud', () => {
  const html = renderToStaticMarkup(<SeparatedTexts>{['Sentrum, Larvik', '', '78 m²']}</SeparatedTexts>)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Sentrum, Larvik 78 m² ')
})
