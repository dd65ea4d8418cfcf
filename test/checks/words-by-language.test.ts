import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { isCode, sourcesIn } from './sources.ts'

/** Groups of words that are in one language only so far. */
const inOneLanguage = [
  'forms/staff/accounts.words.ts: accountObstacles',
  'forms/staff/mail.words.ts: heldReasons',
  'forms/staff/mail.words.ts: mailKindNames',
  'forms/staff/mail.words.ts: mailProblem',
  'forms/staff/mail.words.ts: unreadPlaces',
  'forms/staff/overview.words.ts: whenWords',
  'forms/staff/upload-failed.words.ts: uploadFailed',
  'server/audit/audit.words.ts: actionNames',
  'server/audit/audit.words.ts: deletedName',
  'server/audit/audit.words.ts: detailWords',
  'server/audit/audit.words.ts: subjectWords',
]

/** Texts in components that are the same in every language: specification 1 has them in English. */
const sameInEveryLanguage = [
  'app/components/error-page.tsx: Unexpected Application Error!',
  'app/components/not-found-page.tsx: Oops! Page not found',
  // Addresses, and the name of the product.
  'app/components/property/property-article.tsx: /eiendommer/',
  'app/routes/skjema-api.tsx: POST /api/skjema/',
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

test('finds literal texts and plain words', () => {
  const source = 'export const A = () => <p title="Lukk">{words.on} Slå av <b className="is on">×</b></p>'
  expect(literalTexts('a.tsx', source)).toEqual(['Lukk', 'Slå av'])
  expect(plainWords('a.words.ts', 'export const a = { nb: 1 }; export const b = defineWords({})')).toEqual([
    'a',
  ])
})

test('every component reads its texts by the language of the page', () => {
  const components = sourcesIn(['app'], (path) => isCode(path) && path.endsWith('.tsx'))
  const literals = [...components].flatMap(([path, source]) =>
    literalTexts(path, source).map((text) => `${path}: ${text}`),
  )
  expect(literals.sort()).toEqual([...sameInEveryLanguage].sort())
})

test('every file of words has them by language', () => {
  const files = sourcesIn(['app', 'domain', 'forms', 'server'], (path) => path.endsWith('.words.ts'))
  const plain = [...files].flatMap(([path, source]) =>
    plainWords(path, source).map((name) => `${path}: ${name}`),
  )
  expect(plain.sort()).toEqual([...inOneLanguage].sort())
})
