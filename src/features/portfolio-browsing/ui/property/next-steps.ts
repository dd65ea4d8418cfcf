import { interestPath } from '../../../../domain/portfolio/interest.ts'
import { isLivedIn } from '../../../../domain/portfolio/property.ts'
import { folderName } from '../../../../domain/portfolio/slug.ts'
import type { PropertyDetail } from '../../server/views.ts'
import type { DetailWords } from './property.words.ts'

interface Step {
  label: string
  href: string
}

interface NextSteps {
  text: string
  /** The two buttons, the main one first. */
  steps: readonly [Step, Step]
  /** The one that follows the visitor down the page on a phone. */
  main: Step
  /** The interest form, where the buttons lead to something shorter. */
  apply?: Step
}

/** The list of what is vacant of a property's kind. */
export function vacantPath({ type, category }: Pick<PropertyDetail, 'type' | 'category'>): string {
  return type === 'Bolig' ? '/ledige-leiligheter' : `/eiendommer?type=${category}&ledig=1`
}

/** The page that tells a visitor when something of a property's kind becomes vacant in its town. */
export function alertPath({ category, city }: Pick<PropertyDetail, 'category' | 'city'>): string {
  return `/si-fra?${new URLSearchParams({ type: category, by: folderName(city) })}`
}

/** What a visitor can do about a property: contact the landlord, register interest, or see available properties. */
export function nextSteps(property: PropertyDetail, words: DetailWords): NextSteps {
  const seeAvailable = vacantPath(property)
  if (property.vacancy?.kind === 'rented') {
    const { text, seeAvailable: label, interest } = words.rented
    const see = { label, href: seeAvailable }
    // The interest form with the same place and size, since this property cannot be rented.
    const { category, location: place, facts } = property
    const href = interestPath({ category }, { place, ...(facts.area ? { size: facts.area } : {}) })
    return { text, steps: [see, { label: interest, href }], main: see }
  }
  if (property.vacancy?.kind === 'reserved') {
    const { text, seeAvailable: label, interest } = words.reserved
    const join = { label: interest, href: interestPath(property) }
    return { text, steps: [join, { label, href: seeAvailable }], main: join }
  }
  const contact = { label: words.contactButton, href: `/ta-kontakt?eiendom=${property.id}` }
  const viewing = { label: words.viewingButton, href: `/bestill-visning?eiendom=${property.id}` }
  const apply = { label: words.applyLink, href: interestPath(property) }
  return {
    text: words.contactText,
    steps: [contact, viewing],
    main: isLivedIn(property) ? viewing : contact,
    apply,
  }
}
