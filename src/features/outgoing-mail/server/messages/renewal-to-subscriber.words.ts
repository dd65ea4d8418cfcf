import { defineWords } from '../../../../domain/text/language.ts'

export const renewalWords = defineWords({
  nb: {
    subject: 'Leter du fortsatt?',
    preheader: (day: string) => `Varslene dine gjelder til ${day}`,
    text: (day: string) =>
      `Varslene dine gjelder til ${day}. Vil du at vi fortsatt skal si fra, trykk på knappen. Hører vi ikke fra deg, stopper de, og vi sletter adressen din.`,
    wish: 'Du venter på',
    open: 'Fortsett eller stopp',
  },
})
