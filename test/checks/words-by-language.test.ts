import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { isCode, isOfServer, isOfStaff, sourcesIn } from './sources.ts'

/** Texts in components that are the same in every language: specification 1 has them in English. */
const sameInEveryLanguage = [
  'src/site/shell/error-page.tsx: Unexpected Application Error!',
  'src/ui/kit/not-found-page.tsx: Oops! Page not found',
  // Addresses, and the name of the product.
  'src/features/portfolio-browsing/ui/property/property-article.tsx: /eiendommer/',
  'src/features/info-pages/pages/skjema-api.tsx: POST /api/skjema/',
]

const textAttributes = ['alt', 'aria-label', 'label', 'placeholder', 'summary', 'title']

const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** The texts of a component that are literals: what stands between tags, and in attributes that are read out or shown. */
function literalTexts(path: string, source: string): string[] {
  const texts: string[] = []
  new Visitor({
    JSXText: ({ value }) => texts.push(value),
    JSXAttribute({ name, value }) {
      if (value?.type !== 'Literal' || typeof value.value !== 'string') return
      if (name.type === 'JSXIdentifier' && textAttributes.includes(name.name)) texts.push(value.value)
    },
  }).visit(parseSync(path, source).program)
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(hasWords)
}

/** The exported values of a file of words that are not made by `defineWords`. */
function plainWords(path: string, source: string): string[] {
  const names: string[] = []
  const isDefined = (init: ESTree.Expression | null | undefined) =>
    init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'defineWords'
  for (const statement of parseSync(path, source).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type === 'FunctionDeclaration') names.push(declaration.id?.name ?? '')
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && !isDefined(init)) names.push(id.name)
  }
  return names
}

/** Files of words that only staff read, in folders where visitors' stand too. */
const staffWords = [
  'src/domain/cases/deadline.words.ts',
  'src/features/contractors/contractors.words.ts',
  'src/features/building-notices/notices.words.ts',
  'src/features/info-pages/answers.words.ts',
  'src/features/info-pages/copy.words.ts',
  'src/features/search/missed.words.ts',
  'src/features/alerts/waiting.words.ts',
  'src/features/info-pages/reply-times.words.ts',
  'src/features/info-pages/texts.words.ts',
  'src/features/listings/listings.words.ts',
  'src/features/outgoing-mail/mail.words.ts',
  'src/forms/kinds/reply-promise.words.ts',
  'src/forms/kinds/template.words.ts',
  'src/forms/shared/by-telephone.words.ts',
]

/** Whether only staff read the words of a file: they are in Norwegian. */
const isReadByStaff = (path: string) => isOfStaff(path) || staffWords.includes(path)

/** Files of the server whose Norwegian is data and no text, with the reason. */
const norwegianData: Readonly<Record<string, string>> = {
  'src/platform/database/columns.ts': 'the types of properties as the column holds them',
  'src/features/listings/server/finn/details.ts': 'the values of ads at FINN',
  'src/features/search/server/empty-words.ts': 'what is searched for, in Norwegian',
  'src/features/search/server/search-words.ts': 'what is searched for, in Norwegian',
  'src/features/sign-in/server/weak-password.ts': 'the name of the product in a password',
  'src/features/sign-in/server/weak-passwords.ts': 'what passwords are made of',
}

const isWords = (node: ESTree.CallExpression) =>
  node.callee.type === 'Identifier' && node.callee.name === 'defineWords'

const isRefusal = (node: ESTree.NewExpression) =>
  node.callee.type === 'Identifier' && node.callee.name.endsWith('Refusal')

/** The fixed part of a text that is a literal; empty for everything else. */
function literalText(node: ESTree.Argument | undefined): string {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('') : ''
}

/** The texts in a file of the server that are literals: those in Norwegian letters, and the reasons of refusals. */
function serverTexts(path: string, source: string): string[] {
  const found: string[] = []
  const inWords: [number, number][] = []
  const say = (text: string, at: number) => {
    if (!inWords.some(([from, to]) => from <= at && at < to)) found.push(text.trim())
  }
  const sayNorwegian = (text: string, at: number) => {
    if (/[æøå]/i.test(text.replace('Husvær', ''))) say(text, at)
  }
  new Visitor({
    CallExpression: (node) => {
      if (isWords(node)) inWords.push([node.start, node.end])
    },
    NewExpression: (node) => {
      const reason = isRefusal(node) ? literalText(node.arguments[0]) : ''
      if (hasWords(reason)) say(reason, node.start)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') sayNorwegian(value, start)
    },
    TemplateElement: ({ value, start }) => sayNorwegian(value.raw, start),
  }).visit(parseSync(path, source).program)
  return found
}

test('finds literal texts and plain words', () => {
  const source = 'export const A = () => <p title="Lukk">{words.on} Slå av <b className="is on">×</b></p>'
  expect(literalTexts('a.tsx', source)).toEqual(['Lukk', 'Slå av'])
  expect(plainWords('a.words.ts', 'export const a = { nb: 1 }; export const b = defineWords({})')).toEqual([
    'a',
  ])
})

test('every component reads its texts by the language of the page', () => {
  const components = sourcesIn(['src'], (path) => isCode(path) && path.endsWith('.tsx'))
  const literals = [...components].flatMap(([path, source]) =>
    literalTexts(path, source).map((text) => `${path}: ${text}`),
  )
  expect(literals.sort()).toEqual([...sameInEveryLanguage].sort())
})

test('what visitors and tenants read is by language, and what only staff read is not', () => {
  const files = sourcesIn(['src'], (path) => path.endsWith('.words.ts'))
  const plain = [...files].flatMap(([path, source]) =>
    isReadByStaff(path) ? [] : plainWords(path, source).map((name) => `${path}: ${name}`),
  )
  expect(plain).toEqual([])
  const ofStaff = [...files].filter(([path]) => isReadByStaff(path))
  expect(ofStaff.filter(([, source]) => source.includes('defineWords')).map(([path]) => path)).toEqual([])
})

test('the server says nothing in a literal', () => {
  expect(
    serverTexts('a.ts', "throw new Refusal('Nei.'); const a = defineWords({ nb: 'Går' }); log('Ready')"),
  ).toEqual(['Nei.'])
  const files = sourcesIn(
    ['src'],
    (path) => isCode(path) && isOfServer(path) && !/\.(words|test)\.ts$/.test(path),
  )
  const literals = [...files].flatMap(([path, source]) =>
    path in norwegianData ? [] : serverTexts(path, source).map((text) => `${path}: ${text}`),
  )
  expect(literals).toEqual([])
})
