import { execFile, spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { temporaryFolder } from './temporary-folder.ts'

/** What a checker says against a page. */
interface Finding {
  file: string
  message: string
  extract: string
}

type Checker = (folder: string) => Promise<Finding[]>

/**
 * What is wrong in pages, as `name: message «extract»`; nothing where all of them are valid HTML. The Nu
 * validator reads them where Java is, html-validate elsewhere; either is started once for all pages.
 */
export async function findingsInHtml(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = temporaryFolder('html')
  const names = new Map<string, string>()
  for (const [name, html] of pages) {
    const file = `${String(names.size).padStart(3, '0')}.html`
    names.set(file, name)
    await writeFile(join(folder, file), withoutStyles(html))
  }
  try {
    const findings = await (hasJava() ? checkWithNu(folder) : checkWithHtmlValidate(folder))
    return findings.map(({ file, message, extract }) => `${names.get(file)}: ${message} «${extract}»`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The linter checks style sheets (`biome.json`): the validator does not know the CSS of today, and would read them in each page. */
const withoutStyles = (html: string): string => html.replaceAll(/(<style[^>]*>).*?<\/style>/gs, '$1</style>')

const hasJava = () => spawnSync('java', ['-version']).status === 0

const nuReport = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().default(''),
      subType: z.string().optional(),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
})

const checkWithNu: Checker = async (folder) => {
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'
  // It guesses the language of a page from its words, which are few and of both languages on some.
  const flags = ['--format', 'json', '--stdout', '--exit-zero-always', '--no-langdetect']
  const { messages } = nuReport.parse(JSON.parse(await outputOf('java', ['-jar', jar, ...flags, folder])))
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract }) => ({ file: basename(url), message, extract }))
}

const htmlValidateReport = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(z.object({ ruleId: z.string(), message: z.string(), selector: z.string().nullable() })),
  }),
)

const checkWithHtmlValidate: Checker = async (folder) => {
  const config = join(folder, '.htmlvalidate.json')
  await writeFile(config, JSON.stringify({ root: true, extends: ['html-validate:standard'] }))
  const script = 'node_modules/html-validate/bin/html-validate.mjs'
  const flags = ['--config', config, '--formatter', 'json', folder]
  const report = htmlValidateReport.parse(JSON.parse(await outputOf(process.execPath, [script, ...flags])))
  return report.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      file: basename(filePath),
      message: `${message} (${ruleId})`,
      extract: selector ?? '',
    })),
  )
}

/** What a program writes; that it found something, and ends with a status of its own, is no failure. */
function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      if (stdout) resolve(stdout)
      else reject(error ?? new Error(`${program} has written nothing`))
    })
  })
}
