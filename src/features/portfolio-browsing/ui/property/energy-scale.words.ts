import { defineWords } from '../../../../domain/text/language.ts'

export const energyWords = defineWords({
  nb: {
    title: 'Energi',
    scale: (energyClass: string) => `Energiklasse ${energyClass}, på en skala fra A til G`,
    explained:
      'A er best og G er svakest. Klassen sier hvor mye energi bygget trenger per kvadratmeter i et vanlig år. Hva du betaler, kommer også an på vanene dine og været.',
  },
})
