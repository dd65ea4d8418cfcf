import type { ChecklistPage, CleaningCategory } from '../../landlord-types/guide-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

/** The checklist for cleaning before moving out. */
export const cleaningCategories: readonly CleaningCategory[] = [
  { title: 'Kjøkken', items: ['Komfyr og stekeovn', 'Kjøleskap og fryser', 'Skap, benk og vask'] },
  { title: 'Bad', items: ['Toalett og servant', 'Dusj og fliser', 'Sluket'] },
  { title: 'Alle rom', items: ['Vinduer', 'Dører og lister', 'Gulv'] },
  { title: 'Ute og bod', items: ['Balkong', 'Bod', 'Postkasse'] },
]

/** The headings of the checklist's own page. */
export const pageHeadings: readonly string[] = cleaningCategories.map(({ title }) => title)

export const checklistPage: Words<ChecklistPage> = {
  nb: {
    title: 'Sjekkliste for flyttevask',
    heading: 'Sjekkliste for flyttevask',
    lead: 'Kryss av etter hvert. Krysset blir liggende på denne enheten.',
    description: 'Det som skal vaskes når du flytter ut.',
    agreementTitle: 'Når du flytter',
    tipsTitle: 'Råd',
    tips: ['Begynn øverst, og ta gulvet til slutt.'],
    end: {
      title: 'Ferdig!',
      text: 'Dette gjenstår:',
      steps: [
        { text: 'Avtal når vi går gjennom boligen.', href: '/#contact', link: 'Skriv til oss' },
        { text: 'Lever nøklene.' },
      ],
    },
  },
}
