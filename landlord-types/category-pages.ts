import type { NavigationLink } from './navigation.ts'
import type { NotedLink, PageCopy, PagePoint, WayOnCopy } from './page.ts'

/** What the information page of any category says. */
interface CategoryPage extends PageCopy {
  benefitsTitle: string
  benefits: readonly PagePoint[]
  /** The links beside the heading. */
  links: readonly NavigationLink[]
  next: WayOnCopy
}

interface WithSteps {
  stepsTitle: string
  steps: readonly PagePoint[]
}

interface WithLocations {
  locationsTitle: string
  locations: readonly PagePoint[]
}

export interface BoligPage extends CategoryPage, WithSteps {
  areasTitle: string
  areasText: string
}

export interface MinilagerPage extends CategoryPage {
  sizesTitle: string
  usesTitle: string
  uses: readonly string[]
}

export interface NaeringPage extends CategoryPage, WithSteps, WithLocations {
  typesTitle: string
  typesText: string
}

export interface ParkeringPage extends CategoryPage, WithSteps, WithLocations {
  typesTitle: string
}

export interface ColivingPage extends CategoryPage {
  roomsTitle: string
  facilitiesTitle: string
  facilities: readonly string[]
  groupsTitle: string
  groups: readonly PagePoint[]
}

export interface ReklamePage extends PageCopy {
  listTitle: string
  askTitle: string
  askText: string
  links: readonly NotedLink[]
}
