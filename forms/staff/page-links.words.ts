import { defineWords } from '../../domain/language.ts'

export const staffPageTexts = defineWords({
  nb: {
    label: 'Sider',
    previous: 'Forrige side',
    next: 'Neste side',
    position: (page: number, pages: number) => `Side ${page} av ${pages}`,
  },
})
