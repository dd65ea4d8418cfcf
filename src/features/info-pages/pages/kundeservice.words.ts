import { defineWords } from '../../../domain/text/language.ts'

export const kundeserviceWords = defineWords({
  nb: {
    unknown: 'Lenken fører til et skjema vi ikke har. Velg blant disse.',
    rulesTitle: 'Les husordensreglene her',
    reachTitle: 'Snakk med oss',
    phoneTitle: 'Telefon',
    mailTitle: 'E-post',
    myCasesTitle: 'Sakene dine',
    myCases: 'Se det du har sendt oss',
  },
})
