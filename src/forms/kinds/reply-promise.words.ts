/** The units of a promise's clock, as staff choose them. */
export const promiseUnits = {
  workingDays: 'virkedager',
  hours: 'timer',
  workingDayHours: 'timer på hverdager',
}

/** The texts of the editor of reply times. */
export const replyPromiseTexts = {
  within: 'innen',
  clock: 'Frist',
  unit: 'Enhet',
  noWords: 'skriv hva vi lover, som «2 virkedager»',
  repeated: 'skriv det som kommer etter «innen», uten «innen» og uten punktum',
  tooLong: (most: number) => `skriv høyst ${most} tegn`,
  notWhole: (mostDays: number, mostHours: number) =>
    `fristen må være et helt tall: 1–${mostDays} virkedager eller 1–${mostHours} timer`,
  sooner: 'ordene lover svar før fristen. Gjør fristen kortere, eller lov mer tid.',
  'all-days':
    'fristen teller bare hverdager. Skriv det i ordene også, som «2 virkedager» eller «24 timer på hverdager».',
}
