import { categories } from '#landlord/categories.ts'
import type { PageCopies } from '../../domain/documents/page-copies.ts'
import { picturePattern } from '../../domain/portfolio/picture.ts'
import { keysOf } from '../../domain/records.ts'
import { staffLanguage, wordsOf } from '../../domain/text/language.ts'
import type { Fields } from '../../forms/engine/field.ts'
import { optionalHidden } from '../../forms/kinds/hidden.ts'
import { select } from '../../forms/kinds/select.ts'
import { copyLabels as labels } from './copy.words.ts'
import { line, missing, neededList, paragraph, points } from './edited-fields.ts'

const pointList = (label: string) =>
  neededList(label, { title: line(labels.pointTitle), text: paragraph(labels.pointText) })

/** The field for each part of a page's copy, by its name. */
const partFields = {
  heading: line(labels.heading),
  lead: paragraph(labels.lead),
  description: paragraph(labels.description),
  areasTitle: line(labels.areasTitle),
  areasText: paragraph(labels.areasText),
  benefitsTitle: line(labels.benefitsTitle),
  benefits: pointList(labels.benefits),
  sizesTitle: line(labels.sizesTitle),
  typesTitle: line(labels.typesTitle),
  typesText: paragraph(labels.typesText),
  roomsTitle: line(labels.roomsTitle),
  facilitiesTitle: line(labels.facilitiesTitle),
  facilities: points(labels.facilities),
  groupsTitle: line(labels.groupsTitle),
  groups: pointList(labels.groups),
  usesTitle: line(labels.usesTitle),
  uses: points(labels.uses),
  locationsTitle: line(labels.locationsTitle),
  locations: pointList(labels.locations),
  stepsTitle: line(labels.stepsTitle),
  steps: pointList(labels.steps),
  listTitle: line(labels.listTitle),
  askTitle: line(labels.askTitle),
  askText: paragraph(labels.askText),
} satisfies Fields

type Part = keyof typeof partFields

/** The fields of a page: those of its parts, in their order on the page. */
function fieldsOf<K extends keyof PageCopies>(...parts: readonly (Part & keyof PageCopies[K])[]): Fields {
  return Object.fromEntries(parts.map((part) => [part, partFields[part]]))
}

/** What is first on each page, and what is first after it. */
const top = ['heading', 'lead', 'description'] as const
const benefits = ['benefitsTitle', 'benefits'] as const
const steps = ['stepsTitle', 'steps'] as const
const locations = ['locationsTitle', 'locations'] as const

const sign = select({
  label: labels.sign,
  required: missing(labels.sign),
  options: keysOf(labels.signs).map((value) => ({ value, label: labels.signs[value] })),
})

/** The fields of each document of `src/domain/documents/page-copies.ts`. */
export const copyFields: Readonly<Record<keyof PageCopies, Fields>> = {
  forsiden: {
    picture: optionalHidden({ pattern: picturePattern, example: `${'0'.repeat(20)} 1600x900 abc` }),
    title: line(labels.heading),
    badge: line(labels.badge),
    description: paragraph(labels.description),
    ...Object.fromEntries(
      categories.map(({ slug, words }) => [
        slug,
        line(labels.below(wordsOf(words, staffLanguage).menuLabel)),
      ]),
    ),
    benefitsTitle: line(labels.benefitsTitle),
    benefitsText: paragraph(labels.benefitsText),
    contactText: paragraph(labels.contactText),
    benefits: neededList(labels.benefits, {
      sign,
      title: line(labels.pointTitle),
      text: paragraph(labels.pointText),
    }),
  },
  'bolig-side': fieldsOf<'bolig-side'>(...top, 'areasTitle', 'areasText', ...benefits, ...steps),
  'coliving-side': fieldsOf<'coliving-side'>(
    ...top,
    'roomsTitle',
    'facilitiesTitle',
    'facilities',
    ...benefits,
    'groupsTitle',
    'groups',
  ),
  'minilager-side': fieldsOf<'minilager-side'>(...top, 'sizesTitle', ...benefits, 'usesTitle', 'uses'),
  'naering-side': fieldsOf<'naering-side'>(
    ...top,
    'typesTitle',
    'typesText',
    ...benefits,
    ...locations,
    ...steps,
  ),
  'parkering-side': fieldsOf<'parkering-side'>(...top, 'typesTitle', ...benefits, ...locations, ...steps),
  'reklame-side': fieldsOf<'reklame-side'>(...top, 'listTitle', 'askTitle', 'askText'),
}
