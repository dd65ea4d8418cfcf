import { defineWords } from '../../../../domain/text/language.ts'

export const energyClassWords = defineWords({ nb: { energyClass: 'Energiklasse' } })
