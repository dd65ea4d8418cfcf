import { spawn, spawnSync } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dark, light, paintColours } from '#landlord/colours.ts'
import { company } from '#landlord/company.ts'
import { displayFont } from '#landlord/display-font.ts'
import { drawingKeyOf, drawnFile } from '../demo/drawn-pictures.ts'
import { pageArt } from '../demo/page-art.ts'
import { sharedPictures, siteArt } from '../demo/site-art.ts'
import { drawMissing, listDrawings, siteDrawings } from '../demo/site-drawings.ts'
import { buildWorker } from '../src/features/today/service-worker/build-worker.ts'
import { offlineTexts } from '../src/features/today/service-worker/offline.words.ts'
import { plainPage, plainPolicy } from '../src/platform/http/plain-page.ts'
import { siteArtFolder, siteArtList } from '../src/platform/pictures/site-art.ts'
import { compressFiles } from '../src/site/web/compress-files.ts'
import { writeDisplayFont } from '../src/ui/styles/display-font.ts'
import { coloursCss, displayFontCss, paletteCss } from '../src/ui/styles/look-css.ts'
import { buildServer } from './build-server.ts'
import { drawIcons } from './draw-icons.ts'
import { landlordFolder } from './landlord-folder.mjs'
import { outlineName } from './outline-name.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds the application and the server. What `compressBuild` compresses and `drawSiteArt` draws is else made by the site while it
 * answers.
 */
export async function build(): Promise<void> {
  process.stderr.write('Building Husvær …\n')
  // The bundle of the server has nothing of the prepared sources.
  await Promise.all([prepareSources().then(buildApplication), buildServer()])
  const offlinePage = { html: plainPage(offlineTexts), policy: plainPolicy }
  await buildWorker(client, offlinePage)
  await copySharedPictures()
  await writeFile(join(root, 'build/commit'), commitOfSource())
  await writeFile(join(root, 'build/finished'), new Date().toISOString())
}

const client = join(root, 'build/app/client')

/** What builds makes much that it needs for a moment: with more room, a tenth of its time is not spent on collecting it. */
const youngGeneration = '--max-semi-space-size=64'

const buildApplication = () => run([youngGeneration, 'node_modules/@react-router/dev/bin.cjs', 'build'])

/** The pictures for links shared in social media, at addresses that never change. */
async function copySharedPictures(): Promise<void> {
  const shared = sharedPictures()
  await drawMissing(shared, siteArtFolder)
  for (const { name, svg } of shared)
    await copyFile(
      drawnFile(siteArtFolder, drawingKeyOf(svg)),
      join(client, `${name.replace('open-graph', 'og')}.jpg`),
    )
}

/** The commit that is built: of the checkout, or as COMMIT names it where there is none, such as in an image; empty where neither does. */
function commitOfSource(): string {
  const git = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : (process.env.COMMIT ?? '')
}

/** Generates what the source imports: the look of the landlord, and the lists of the site's own drawings. */
export async function prepareSources(): Promise<void> {
  await mkdir(join(root, 'src/generated'), { recursive: true })
  await writeDisplayFont(join(root, 'src/generated/display.woff2'))
  await drawIcons(join(root, landlordFolder(root), 'icon.svg'), join(root, 'src/generated/public'))
  const outline = await outlineName(company.shortName)
  await writeFile(join(root, 'src/generated/name-outline.json'), JSON.stringify(outline))
  await writeFile(join(root, 'src/generated/look.css'), coloursCss(light, dark) + displayFontCss(displayFont))
  await writeFile(join(root, 'src/generated/palette.module.css'), paletteCss(paintColours))
  // What the first site draws of the demo is kept here for the next.
  await mkdir(join(root, 'build/demo-pictures'), { recursive: true })
  await mkdir(siteArtFolder, { recursive: true })
  const keys = await Promise.all([
    listDrawings(siteArt(), join(root, 'src/generated/site-art.json')),
    listDrawings(pageArt(), join(root, 'src/generated/page-art.json')),
  ])
  await writeFile(siteArtList, JSON.stringify(keys.flat()))
}

/** Compresses the browser's files, so that no site that is started has to. */
export const compressBuild = (): Promise<void> => compressFiles(client, { atOnce: 8 })

/** Draws what the build has listed, so that no site that is started has to. */
export const drawSiteArt = (): Promise<void> => drawMissing(siteDrawings(), siteArtFolder)

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...(process.stderr.isTTY ? {} : { NO_COLOR: '1' }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`))))
  })
}

if (import.meta.main) {
  if (process.argv.includes('--sources')) await prepareSources()
  else {
    await build()
    await Promise.all([compressBuild(), drawSiteArt()])
  }
}
