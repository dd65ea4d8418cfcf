import { defineWords } from '../../../../domain/text/language.ts'

export const documentWords = defineWords({
  nb: {
    title: 'Dokumenter',
    floorPlan: 'Plantegning',
    energyCertificate: 'Energiattest',
    houseRules: 'Husordensregler',
  },
})
