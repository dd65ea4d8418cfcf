import type { ChecklistPage, CleaningCategory } from '../../../landlord-types/guide-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const cleaningCategories: readonly CleaningCategory[] = [
  { title: 'Inne', items: ['Gulv', 'Vinduer'] },
  { title: 'Ute', items: ['Boden'] },
]

export const pageHeadings: readonly string[] = ['Inne', 'Ute']

export const checklistPage: Words<ChecklistPage> = {
  nb: {
    title: 'Utvask',
    heading: 'Utvask',
    lead: 'Tre ting.',
    description: 'Det som skal vaskes.',
    agreementTitle: 'Avtalen',
    tipsTitle: 'Råd',
    tips: ['Begynn i tide.'],
    end: { title: 'Ferdig', text: 'Da gjenstår dette:', steps: [{ text: 'Lås døra.' }] },
  },
}
