/** Who has the cases and visits of a colleague whose account or role has changed. */
export const handedOverTexts = {
  given: (count: number) =>
    count === 1 ? 'Én åpen sak har fått ny ansvarlig.' : `${count} åpne saker har fått ny ansvarlig.`,
  unassigned: (count: number) =>
    count === 1
      ? 'Én åpen sak hadde kollegaen som ansvarlig, og har ingen nå.'
      : `${count} åpne saker hadde kollegaen som ansvarlig, og har ingen nå.`,
  seeUnassigned: 'Se saker uten ansvarlig',
  visitsGiven: (count: number) =>
    count === 1
      ? 'Ett avtalt besøk er overtatt av en kollega.'
      : `${count} avtalte besøk er overtatt av en kollega.`,
  unhosted: (count: number) =>
    count === 1
      ? 'Ingen er satt opp på ett avtalt besøk. Velg hvem som kommer, på saken:'
      : `Ingen er satt opp på ${count} avtalte besøk. Velg hvem som kommer, på hver sak:`,
}
