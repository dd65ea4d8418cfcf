import { defineWords } from '../../../../domain/text/language.ts'

export const moveInWords = defineWords({
  nb: {
    title: 'Dette betaler du før du flytter inn',
    firstRent: 'Første måneds leie',
    otherSecurity: 'Skal du stille sikkerhet i tillegg, står det i leieavtalen.',
    text: 'Du velger selv hvordan leia sikres. Summen er sikkerheten og første måneds leie.',
  },
})
