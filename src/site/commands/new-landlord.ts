import { createInterface } from 'node:readline/promises'
import type { CategorySlug } from '../../../landlord-types/category.ts'
import { defineCommand, say, UsageError } from './command.ts'
import { rentable, writeLandlord } from './write-landlord.ts'

export const newLandlordCommand = defineCommand({
  name: 'new-landlord',
  usage: 'FOLDER [--name NAME] [--towns TOWN,TOWN] [--categories bolig,minilager] [--colour 34508c]',
  summary: "Makes another landlord's folder, and has the site built with it. Asks for what is not given.",
  options: {
    name: { type: 'string' },
    towns: { type: 'string' },
    categories: { type: 'string' },
    colour: { type: 'string', default: '34508c' },
  },
  positionals: { min: 1, max: 1 },
  async run(given, [folder = '']) {
    if (!/^[a-z][a-z0-9-]*$/.test(folder)) throw new UsageError('FOLDER is a name in small letters: nordlys.')
    const name = await answered(given.name, 'What is the landlord called?')
    const towns = listed(await answered(given.towns, 'In which towns do they rent out? With commas between:'))
    const categories = listed(given.categories ?? rentable.join()).map(parseCategory)
    const [colour = ''] = /(?<=^#?)[0-9a-f]{6}$/i.exec(given.colour) ?? []
    if (!colour) throw new UsageError('--colour is six digits: 0b6e4f.')
    if (!name || towns.length === 0 || categories.length === 0)
      throw new UsageError('A landlord has a name, and at least one town and one category.')
    await writeLandlord(folder, { name, towns, categories, colour: `#${colour.toLowerCase()}` })
    say(`Made ${folder}/. The site is built with it from now on: "imports" in package.json.`)
    say(
      `Replace the examples in company.ts, invoice-companies.ts, prices.ts and promises.ts, then run npm test.`,
    )
    return 0
  },
})

/** What an option says, or what is typed where it was not given. */
async function answered(given: string | undefined, question: string): Promise<string> {
  if (given !== undefined || !process.stdin.isTTY) return given?.trim() ?? ''
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(`${question} `)
  lines.close()
  return answer.trim()
}

const listed = (text: string): string[] => text.split(',').flatMap((each) => each.trim() || [])

function parseCategory(slug: string): CategorySlug {
  const category = rentable.find((each) => each === slug)
  if (!category) throw new UsageError(`--categories are of ${rentable.join(', ')}: there is no ${slug}.`)
  return category
}
