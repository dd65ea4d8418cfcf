import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { company } from '#landlord/company.ts'
import type { Language, Words } from '../../landlord-types/language.ts'
import { mark, unmarkedTexts } from '../../test/support/marked-texts.ts'
import { present } from '../../test/support/present.ts'
import { inSecondLanguage, secondLanguage } from '../../test/support/second-language.ts'
import { sendCase } from '../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { writeMessage } from '../features/cases/server/sender/sender-actions.ts'
import { findCase, senderCase } from '../features/cases/server/sender/sender-case.ts'
import { CaseActions } from '../features/cases/ui/case-actions.tsx'
import { CaseNext } from '../features/cases/ui/case-next.tsx'
import { CaseThread } from '../features/cases/ui/case-thread.tsx'
import { allForms } from '../features/form-catalogue/catalogue.ts'
import { Promos } from '../features/info-pages/ui/landing/promos.tsx'
import { LandingTiles } from '../features/info-pages/ui/landing/tiles.tsx'
import type { PropertyCardView } from '../features/portfolio-browsing/server/views.ts'
import { NearbyList } from '../features/portfolio-browsing/ui/property/nearby-list.tsx'
import { PropertyCard } from '../features/portfolio-browsing/ui/property/property-card.tsx'
import { fieldsOf } from '../forms/engine/form.ts'
import { readForm } from '../forms/engine/read.ts'
import { FormPage } from '../ui/forms/form-page.tsx'
import { emptyFormState } from '../ui/forms/form-state.ts'
import { Empty } from '../ui/kit/empty.tsx'
import { NotFoundPage } from '../ui/kit/not-found-page.tsx'
import { RenderingContext } from '../ui/page/rendering-context.ts'
import { bareSite, SiteProvider } from '../ui/page/site-context.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { SiteHeader } from './shell/site-header.tsx'

/*
 * The site in a language whose words are the Norwegian ones in brackets. A text without brackets was not read by the
 * language of the page, and would stay Norwegian on a page in another language.
 */

vi.mock('../domain/text/language.ts', async (original) => {
  const language = await original<typeof import('../domain/text/language.ts')>()
  const { markAll } = await import('../../test/support/marked-texts.ts')
  const wordsOf = <W,>(words: Words<W>, wanted: Language) =>
    wanted === language.defaultLanguage ? language.wordsOf(words, wanted) : markAll(words.nb)
  return { ...language, wordsOf }
})

vi.mock('../features/cases/sender-page.words.ts', async (original) => {
  const { casePageWords, ...others } =
    await original<typeof import('../features/cases/sender-page.words.ts')>()
  const { markAll } = await import('../../test/support/marked-texts.ts')
  return { ...others, casePageWords: { ...casePageWords, en: markAll(casePageWords.nb) } }
})

// Names of drawings are no texts, though they stand among the landlord's.
vi.mock('../ui/page/site-art.ts', () => ({ drawing: () => null }))

function htmlOf(Component: () => ReactNode, reference: string | null = null): string {
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(
    <RenderingContext value={{ mark: undefined, reference, speculationRules: '', sheets: [] }}>
      <SiteProvider value={{ ...bareSite, language: secondLanguage }}>
        <Page />
      </SiteProvider>
    </RenderingContext>,
  )
}

test.each(allForms)('every text of the page of $id is read by language', (declared) => {
  const form = inSecondLanguage(declared)
  const html = htmlOf(() => <FormPage form={form} state={emptyFormState} description="" />)
  expect(html).toContain('⟦')
  expect(unmarkedTexts(html)).toEqual([])
})

test.each(allForms)('every error of $id is read by language', (declared) => {
  const { errors } = readForm(inSecondLanguage(declared), {})
  expect(Object.values(errors)).not.toEqual([])
  expect(Object.values(errors).flatMap(unmarkedTexts)).toEqual([])
})

/** A property with the texts of the second language. Its type is the one of the database. */
const card: PropertyCardView = {
  id: '1',
  title: mark('Hybel'),
  type: 'Bolig',
  location: mark('Sentrum'),
  vacancy: null,
  price: null,
  facts: [],
  energyClass: 'C',
  picture: null,
}

test.each([
  ['a page that is not found', () => <NotFoundPage />],
  ['a page that cannot be shown', () => <ErrorPage />],
  ['a part that could not be read', () => <Empty text={mark('Tomt')} reference="123" />],
  ['the card of a property', () => <PropertyCard card={card} first={false} />],
  ['a row of other properties', () => <NearbyList cards={[card]} />],
  ['the invitations of the front page', () => <Promos />],
  ['the categories of the front page', () => <LandingTiles />],
  ['the header with its menu', () => <SiteHeader />],
])('every text of %s is read by language', (_, Component) => {
  // The headings of the two error pages are English in every language (specification 1).
  const html = htmlOf(Component, '123')
    .replace(/<h1 lang="en">.*?<\/h1>|<b>Bolig<\/b>/g, '')
    .replaceAll(company.name, '')
    .replaceAll(company.shortName, '')
  expect(html).toContain('⟦')
  expect(unmarkedTexts(html)).toEqual([])
})

describe('the sender’s page', () => {
  let server: TemporaryServer
  beforeAll(async () => {
    server = await temporaryServer()
  })
  afterAll(() => server.stop())

  test('reads every text by language, with the case and the actions', async () => {
    const { token } = await sendCase(server, 'issue-report')
    await writeMessage(server.deps, token, mark('Det drypper ennå.'), new Date())
    const record = present(await findCase(server.deps, token))
    const form = inSecondLanguage(record.form)
    const answers = Object.fromEntries(fieldsOf(form).map(([name]) => [name, mark('svar')]))
    const shown = await senderCase(server.deps, { ...record, form, answers }, new Date())
    const html = htmlOf(() => (
      <>
        <p>{shown.status.text}</p>
        <CaseNext shown={shown} />
        <CaseThread shown={shown} text="" />
        <CaseActions shown={shown} token={token} />
        {shown.answers.map(({ label }) => (
          <p key={label}>{label}</p>
        ))}
      </>
    ))
    expect(html).toContain('⟦Ja, trekk saken⟧')
    expect(unmarkedTexts(html)).toEqual([])
  })
})
