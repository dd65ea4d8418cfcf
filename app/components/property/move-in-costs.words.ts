import { defineWords } from '../../../domain/language.ts'

export const moveInWords = defineWords({
  nb: {
    title: 'Dette betaler du før du flytter inn',
    text: 'Du velger selv hvordan leia sikres. Summen er sikkerheten og første måneds leie.',
  },
})
