import { defineWords } from '../../../../domain/text/language.ts'

export const invitationWords = defineWords({
  nb: {
    subject: (company: string) => `Du er invitert til ${company}`,
    heading: (name: string) => `Velkommen, ${name}`,
    preheader: 'Velg et passord for å komme i gang',
    text: 'Du har fått en konto der du svarer på saker og holder nettstedet oppdatert. Velg et passord, så setter vi opp resten sammen.',
    open: 'Velg passord',
    holds: (hours: number) => `Lenken virker i ${hours} timer, og bare én gang.`,
  },
})

export const resetWords = defineWords({
  nb: {
    subject: 'Nytt passord',
    heading: 'Velg et nytt passord',
    preheader: 'Lenken virker i én time',
    text: 'Noen ba om nytt passord for kontoen din. Var det deg, velger du det her.',
    open: 'Velg nytt passord',
    holds: (hours: number) =>
      `Lenken virker i ${hours === 1 ? 'én time' : `${hours} timer`}, og bare én gang.`,
    notYou: 'Var det ikke deg, kan du se bort fra e-posten. Passordet er det samme som før.',
  },
})
