import { renseSluketPage } from '#landlord/pages/rense-sluket.ts'
import type { Appliance } from '../../../landlord-types/support.ts'
import { editedOrDefault } from '../../domain/documents/edited-or-default.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import type { GuideExcerpt } from '../../forms/engine/field.ts'

const drain = wordsOf(renseSluketPage, defaultLanguage)

/** The steps of the guide to drains, as staff have edited them. */
export const drainGuide: GuideExcerpt = {
  title: 'Renner det bare tregt? Rens sluket først:',
  lines: (edited) => editedOrDefault(edited, 'rense-sluket', drain).steps.map(({ title }) => title),
  href: '/rense-sluket',
  link: drain.title,
}

/** The tips about an appliance. */
export const applianceGuide = ({ tips }: Pick<Appliance, 'tips'>): GuideExcerpt => ({
  title: 'Prøv dette først:',
  lines: () => tips,
  href: '/hvitevarefeil',
  link: 'Flere råd om hvitevarer',
})
