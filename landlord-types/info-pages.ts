import type { CategorySlug } from './category.ts'
import type { NavigationLink } from './navigation.ts'
import type { Described, PageCopy, PagePoint } from './page.ts'
import type { ServiceGroup, UrgentNumber } from './service.ts'

export interface FakturaPage extends PageCopy {
  howTitle: string
  how: readonly PagePoint[]
  warningTitle: string
  warning: string
  mailTitle: string
  mailText: string
}

export interface FordelerPage extends PageCopy {
  items: readonly (PagePoint & { href: string; link: string })[]
}

export interface HusordensreglerPage extends PageCopy {
  quickTitle: string
  quick: readonly { label: string; value: string }[]
  agreementText: string
  agreementLink: string
}

export interface InterestPage extends Described {
  /** A few words under each category where one is chosen. */
  choices: Readonly<Partial<Record<CategorySlug, string>>>
}

export interface KundeservicePage extends PageCopy {
  /** The tiles, the most urgent group first. */
  groups: readonly ServiceGroup[]
  urgent: readonly UrgentNumber[]
  onCallTitle: string
  onCallText: string
  /** Who settles what the landlord and a tenant disagree on. */
  disputes: { title: string; text: string; link: string; href: string }
}

export interface MinSidePage extends PageCopy {
  offersTitle: string
  offers: readonly PagePoint[]
  /** The link to the portal. */
  open: string
  helpTitle: string
  helpText: string
}

/** A part of the organisation, with the parts below it. */
export interface OrganisationUnit {
  name: string
  note?: string
  children?: readonly OrganisationUnit[]
}

export interface OmOssPage extends PageCopy {
  philosophyLabel: string
  philosophy: string
  workTitle: string
  work: readonly PagePoint[]
  valuesTitle: string
  values: readonly PagePoint[]
  groupTitle: string
  groupText: string
  group: readonly { name: string; note: string }[]
  chartTitle: string
  chart: OrganisationUnit
  staffTitle: string
  staffText: string
  staff: readonly { name: string; text: string }[]
  ownersTitle: string
  founderTitle: string
  founder: string
  boardTitle: string
  board: readonly PagePoint[]
  contact: string
}

export interface PersonvernPage extends PageCopy {
  sections: readonly { title: string; text: readonly string[] }[]
}

export interface SoloServicePage extends PageCopy {
  offersTitle: string
  offers: readonly PagePoint[]
  note: string
  /** What happens after a booking: the sentence that says what the help is. */
  visit: string
}

/** The front page. */
export interface Landing {
  title: string
  badge: string
  /** The browser's title; the company's name is added. */
  pageTitle: string
  description: string
  /** What the tile of each category says. */
  tiles: Readonly<Partial<Record<CategorySlug, { label: string; note: string }>>>
  vacant: { title: string; all: NavigationLink }
  promos: readonly [LandingPromo, ...LandingPromo[]]
  infos: readonly LandingCard[]
  benefits: PagePoint & { items: readonly (PagePoint & { sign: BenefitSignName })[] }
  contact: { text: string }
}

interface LandingCard extends NavigationLink {
  text: string
}

/** A card with a picture; the first is the largest. */
export interface LandingPromo extends LandingCard {
  drawing: 'promo-fordeler' | 'promo-interesseskjema' | 'promo-solo-service'
}

type BenefitSignName = 'wrench' | 'phone' | 'contract' | 'towns'
