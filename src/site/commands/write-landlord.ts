import { spawnSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CategorySlug } from '../../../landlord-types/category.ts'
import { inHueOf, luminanceOf } from './colour.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What can be rented out, in the order of the template's menu. */
export const rentable = ['bolig', 'minilager', 'parkering', 'naering', 'coliving', 'reklame'] as const

export interface LandlordFacts {
  name: string
  towns: readonly string[]
  categories: readonly CategorySlug[]
  /** The colour of links and buttons, such as #0b6e4f. */
  colour: string
}

/** Copies `landlord-template/` to a folder with these facts in it, and has the site built with that folder. */
export async function writeLandlord(folder: string, facts: LandlordFacts): Promise<void> {
  const target = join(root, folder)
  await cp(join(root, 'landlord-template'), target, { recursive: true, errorOnExist: true, force: false })
  for (const [file, values] of Object.entries(valuesOf(facts))) await replaceIn(join(target, file), values)
  await paint(target, facts.colour)
  await replaceIn(join(root, 'package.json'), [[/(?<="#landlord\/\*": ").*(?=")/, `./${folder}/*`]])
  await replaceIn(join(root, '.dockerignore'), [[/^!landlord$/m, `$&\n!${folder}`]])
  // What is written has the form that the checks ask for, where they are installed.
  spawnSync(process.execPath, [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--write',
    target,
  ])
}

type Replacement = readonly [example: RegExp, value: string]

/** The examples of the template by their files, and what stands in their places. */
function valuesOf({ name, towns, categories }: LandlordFacts): Record<string, Replacement[]> {
  const company = name.replace(/\s+AS$/, '')
  const value = (key: string, written: unknown): Replacement => [
    new RegExp(`(?<=^  ${key}: ).*(?=,$)`, 'm'),
    JSON.stringify(written),
  ]
  return {
    'company.ts': [
      value('name', company),
      value('shortName', shortened(company)),
      value('legalName', `${company} AS`),
      value('founded', new Date().getFullYear()),
      value('cities', towns),
    ],
    'categories.ts': [[/(?<=^const rented: .* = )\[[^\]]*\]/m, JSON.stringify(categories)]],
  }
}

/** The shades of the colour of links and buttons. */
const shades = /(?<=^ {2}'?(?:fjord(?:-[a-z]+)?|on-fjord|focus|night)'?: ')#[0-9a-f]{6}/gm

/** Gives the template's shades of one colour the hue of another, each as bright as it was. */
async function paint(folder: string, colour: string): Promise<void> {
  const text = await readFile(join(folder, 'colours.ts'), 'utf8')
  const [main = ''] = text.match(shades) ?? []
  // What is as dark as the template's can be read wherever that one is.
  const own = luminanceOf(colour) <= luminanceOf(main) ? colour : inHueOf(colour, main, main)
  const shade = (old: string) => (old === main ? own : inHueOf(colour, old, main))
  await writeFile(join(folder, 'colours.ts'), text.replace(shades, shade))
  const icon = await readFile(join(folder, 'icon.svg'), 'utf8')
  await writeFile(join(folder, 'icon.svg'), icon.replaceAll(main, own))
}

/** A name without what it shares with other landlords: «Nordlys Utleie» is «Nordlys». */
const shortened = (name: string): string =>
  name.replace(/(?<=\S)\s+(?:utleie|eiendom(?:mer)?|bolig(?:er)?|boligutleie|gård)$/i, '')

async function replaceIn(file: string, replacements: readonly Replacement[]): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [example, value] of replacements) {
    if (!example.test(text)) throw new Error(`${file} has nothing like ${example}`)
    text = text.replace(example, value)
  }
  await writeFile(file, text)
}
