import { defineWords } from '../../../domain/text/language.ts'

export const lostKeyPage = defineWords({
  nb: {
    description: 'Meld fra om tapt nøkkel. Vi tar kontakt innen {svartid nøkkel}.',
    infoTitle: 'Viktig å vite',
    info: [
      'Meld tapet med en gang. Da kan vi vurdere om låsen må byttes.',
      'Du betaler for nye nøkler, arbeidet og eventuelt bytte av lås.',
      'Vi tar kontakt innen {svartid nøkkel}.',
    ],
  },
})
