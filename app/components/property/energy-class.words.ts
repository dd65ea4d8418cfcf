import { defineWords } from '../../../domain/language.ts'

export const energyClassWords = defineWords({ nb: { energyClass: 'Energiklasse' } })
