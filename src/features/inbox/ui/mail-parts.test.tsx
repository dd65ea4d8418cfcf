import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailParts } from './mail-parts.tsx'

test('shows the whole mail folded, and its files as downloads', () => {
  const files = [{ id: 'f', name: 'IMG_4411.HEIC', size: '60 kB' }]
  const html = renderToStaticMarkup(
    <MailParts mail={{ id: 'm', whole: 'Ja.\n> Passer det?', isCut: true, files }} />,
  )
  expect(html).toMatch(
    /<a href="\/api\/ansatt\/epost\/fil\/f" download=""[^>]*>IMG_4411\.HEIC \(60 kB\)<\/a>/,
  )
  expect(html).toMatch(/<details[^>]*><summary>Vis hele e-posten<\/summary>.*Ja\.\n&gt; Passer det\?/s)
  expect(html).toContain('href="/api/ansatt/epost/tekst/m"')
})

test('shows nothing where the message is all of the mail', () => {
  expect(renderToStaticMarkup(<MailParts mail={{ id: 'm', whole: null, isCut: false, files: [] }} />)).toBe(
    '',
  )
})
