import { defineWords } from '../../../../domain/text/language.ts'

export const noticeToTenantWords = defineWords({
  nb: {
    leads: {
      new: 'Dette gjelder huset du bor i eller leier i.',
      changed: 'Noe er endret. Dette gjelder nå:',
      cancelled: 'Dette gjelder ikke lenger.',
      following: 'Vi vet om feilen. Du får e-post hvis tiden endres eller det blir avlyst.',
    },
    following: (title: string) => `Du følger: ${title}`,
    when: 'Når',
    where: 'Hvor',
    newest: 'Se siste nytt på kundeservice',
    because: 'Du får denne fordi du har sendt oss en sak fra huset det siste året.',
    becauseAsked:
      'Du får denne fordi adressen din ble oppgitt i et skjema hos oss. Var det ikke deg, kan du stoppe dem.',
    refuse: 'Ikke send meg driftsmeldinger',
  },
})
