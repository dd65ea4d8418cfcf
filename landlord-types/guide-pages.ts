import type { Contact } from './contact.ts'
import type { PageCopy, PagePoint } from './page.ts'

export interface AppliancesPage extends PageCopy {
  tipsTitle: string
  /** What is dangerous: a wet plug or appliance is not touched, and the power is switched off at the fuse box first. */
  warning: (contact: Pick<Contact, 'phone' | 'onCallPhone'>) => string
  open: string
}

export interface RenseSluketPage extends PageCopy {
  needTitle: string
  need: readonly string[]
  stepsTitle: string
  steps: readonly PagePoint[]
  tipsTitle: string
  tips: readonly string[]
  plumberTitle: string
  plumberText: (contact: Pick<Contact, 'onCallPhone'>) => string
  report: string
}

/** A room of the checklist for cleaning, with its items. */
export interface CleaningCategory {
  title: string
  items: readonly string[]
}

export interface ChecklistPage extends PageCopy {
  agreementTitle: string
  tipsTitle: string
  tips: readonly string[]
  /** What remains when all is ticked. */
  end: {
    title: string
    text: string
    steps: readonly { text: string; href?: string; link?: string }[]
  }
}
