import { isIdentifier, type Node } from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'
import { featureAt, lackingBrowsers } from '../support/browser-data.ts'
import { unsupportedIn } from '../support/older-styles.ts'
import { reachedFrom } from './imports.ts'
import { isCode, isOfPages, isOfServer, sourcesIn } from './sources.ts'
import { appFiles } from './styles.ts'

/** What our own code asks for before it uses it, by file. */
const askedFor: Readonly<Record<string, readonly string[]>> = {
  'src/features/portfolio-browsing/ui/filters/use-sheet.ts': [
    'Element.checkVisibility',
    'HTMLElement.hidePopover',
  ],
  'src/features/workspace/ui/device/device-key.ts': ['CookieStore.get', 'cookieStore'],
  'src/features/inbox/ui/finder/finder.tsx': ['HTMLElement.hidePopover', 'HTMLElement.showPopover'],
  'src/features/inbox/pages/saker.tsx': ['CookieStore.delete', 'CookieStore.set', 'cookieStore'],
  'src/site/staff-shell/use-whole-menu.ts': ['HTMLElement.hidePopover'],
  // A browser without it says that the passkey could not be used; the code of an application does.
  'src/features/sign-in/ui/passkeys.ts': ['PublicKeyCredential.toJSON'],
}

/** What a style sheet loses without harm: a line breaks elsewhere, an edge is not aligned, something takes more time or room. */
const niceties = [
  /^text-wrap/,
  /^hyphen/,
  /^scrollbar-width/,
  /^forced-color-adjust/,
  /^content-visibility/,
  /^contain-intrinsic/,
  /^break-after/,
  /^grid-template-rows: subgrid/,
  // Written with their prefixes too, by the build.
  /^user-select/,
  /^mask-image/,
  /^print-color-adjust/,
  // Each for the browsers of its name.
  /^:-?(?:webkit|moz)-|^-webkit-user-drag/,
  // Tab goes the way of the document, where some links of a case stand further down.
  /^reading-flow/,
  // In print, of what is folded.
  /^:details-content/,
]

/** Uses of `:has()`, by sheet, and what Firefox 115 shows without. */
const has: Readonly<Record<string, string>> = {
  'src/features/info-pages/ui/checklist/checklist.module.css': 'the end of the list comes by script',
  'src/features/portfolio-browsing/ui/map/map-layout.css': 'a sentence about a drawing that is not shown',
  'src/site/shell/menu.module.css': 'the page behind can be scrolled; a script marks tall panels',
  'src/features/portfolio-browsing/ui/property/property-bar.module.css':
    'what has the focus may lie below the bar',
  'src/ui/kit/card.module.css': 'a picture is not dimmed, nor enlarged under the pointer',
  'src/features/inbox/ui/case/case-answers.module.css': 'a form in a narrower column',
  'src/features/inbox/ui/case/composer.module.css': 'the field has its full height from the start',
  'src/features/workspace/ui/list/done-bar.module.css': 'what has the focus may lie below the bar',
  'src/features/inbox/ui/inbox/bulk-bar.module.css': 'the field has its full height from the start',
  'src/features/workspace/ui/list/dock.module.css': 'the bar is hidden by script',
  'src/features/inbox/ui/inbox/inbox.module.css': 'folded lanes keep their column',
  'src/features/workspace/ui/item-list.module.css': 'the last field leaves room beside it',
  'src/features/portfolio-editing/ui/property-editor.module.css': 'what has the focus may lie below the bar',
  'src/ui/styles/base.css': 'links within a page lead there at once',
  'src/ui/styles/staff-layout.css': 'a button stands at the top of its row',
}

/** What a browser may load: no server, and not what builds and routes. */
const isLoadedByBrowsers = (path: string) =>
  /^(?:src|landlord)\//.test(path) &&
  !isOfServer(path) &&
  !/^src\/(?:bundling\/|site\/addresses\/|[^/]+\/server\/|features\/today\/service-worker\/build-worker)/.test(
    path,
  )

const root = new URL('../../', import.meta.url).pathname

test('scripts of the browser use nothing that the oldest browsers lack, but what they ask for first', {
  timeout: 300_000,
}, () => {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects()
    if (!project) throw new Error('There is no project')
    const { program, checker } = project
    const files = program
      .getSourceFileNames()
      .filter((file) => isLoadedByBrowsers(file.replace(root, '')))
      .filter((file) => !/\.test\.|\/generated\//.test(file))
    expect(files.length).toBeGreaterThan(500)
    const lacking = new Set<string>()
    for (const file of files) {
      const source = program.getSourceFile(file)
      const names: Node[] = []
      const visit = (node: Node): void => {
        if (isIdentifier(node)) names.push(node)
        node.forEachChild(visit)
      }
      if (source) visit(source)
      for (const symbol of checker.getSymbolAtLocation(names)) {
        if (!symbol?.declarations.some(({ path }) => /\/lib\.[\w.]+\.d\.ts$/.test(String(path)))) continue
        const owner = symbol.getParent()?.name ?? null
        if (lackingBrowsers(builtIn(owner, symbol.name)).length === 0) continue
        const name = owner ? `${owner}.${symbol.name}` : symbol.name
        const path = file.replace(root, '')
        if (!askedFor[path]?.includes(name)) lacking.add(`${path}: ${name}`)
      }
    }
    expect([...lacking]).toEqual([])
  } finally {
    api.close()
  }
})

/** MDN's entry of something that TypeScript's libraries declare. */
function builtIn(owner: string | null, name: string) {
  if (!owner)
    return (
      featureAt('javascript', 'builtins', name) ?? featureAt('api', name) ?? featureAt('api', 'Window', name)
    )
  const own = owner
    .replace(/Constructor$/, '')
    .replace(/^Readonly(Array|Map|Set)$/, '$1')
    .replace(/^(?:Map|Set|Array)Iterator$|^IteratorObject$/, 'Iterator')
  return (
    featureAt('javascript', 'builtins', own, name) ??
    featureAt('api', own, name) ??
    featureAt('api', own, `${name}_static`)
  )
}

test('style sheets use nothing that the oldest browsers lack, but what is lost without harm', () => {
  const found = [...appFiles(/\.css$/)].flatMap(([file, css]) =>
    unsupportedIn(css).map(({ name, text }) => ({ file, name, text })),
  )
  expect(found.length).toBeGreaterThan(50)
  const harmful = found.filter(({ file, name, text }) => {
    if (name === ':has') return !(file in has)
    if (name === ':popover-open') return file !== 'src/features/inbox/ui/finder/finder.module.css'
    // Those of constants are mixed by the build.
    if (name === 'color-mix()') return text.includes('var(')
    return !niceties.some((nicety) => nicety.test(name))
  })
  expect(harmful.map(({ file, name, text }) => `${file}: ${name} in ${text}`)).toEqual([])
  const used = new Set(found.filter(({ name }) => name === ':has').map(({ file }) => file))
  expect(Object.keys(has).filter((file) => !used.has(file))).toEqual([])
})

test('no regular expression looks behind in what the browser may load: Safari 16 cannot read it', () => {
  const files = sourcesIn(['src', 'landlord', 'landlord-types'], isCode)
  const starts = [...files.keys()].filter((file) => isOfPages(file))
  const reached = [...reachedFrom(starts, files)]
  expect(reached).toContain('src/domain/contact/phone-links.ts')
  expect(reached.length).toBeGreaterThan(starts.length + 200)
  expect(reached.filter((file) => /\(\?<[!=]/.test(files.get(file) ?? ''))).toEqual([])
})
