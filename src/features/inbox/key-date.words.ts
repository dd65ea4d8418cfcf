/** The texts of the day that a sender was told, such as the last one with rent, where staff read and change it. */
export const keyDateTexts = {
  day: 'Ny dag',
  dayMissing: 'Skriv den nye dagen.',
  message: 'Hvorfor den endres',
  help: 'Avsenderen får vite både den nye dagen og den forrige.',
  tell: 'Endre og si fra',
  keep: (day: string) => `La ${day} stå`,
  keepShort: 'La dagen stå',
  /** What the sender gets. */
  changed: (title: string, day: string, before: string) => `${title} er ${day}. Før fikk du vite ${before}.`,
  kept: (title: string, day: string) => `${title} står som i kvitteringen: ${day}.`,
  keptDone: 'Dagen står som i kvitteringen.',
  same: 'Dagen er den samme som før. Velg en annen dag.',
  unchangeable: 'Saken har ingen slik dag som kan endres. Er den avsluttet, åpne den først.',
  mustBeChecked: 'Dagen må ses over',
  wrong: (title: string, told: string, right: string) =>
    `${title}: Kvitteringen sier ${told}, men den ble regnet ut feil. Etter loven og det leietakeren valgte, er det ${right}. Se på kontrakten, og bekreft.`,
  /** Why, where the receipt was wrong. */
  apology:
    'Vi regnet ut dagen feil da du sa opp, og det beklager vi. Ring oss hvis det blir et problem for deg.',
  first: (day: string) => `I kvitteringen sto det først ${day}.`,
  list: (count: number) =>
    count === 1
      ? 'Én oppsigelse har feil siste dag med husleie i kvitteringen'
      : `${count} oppsigelser har feil siste dag med husleie i kvitteringen`,
  line: (told: string, right: string) => `${told} → ${right}`,
  confirmed: (when: string) => `Gitt muntlig. Bekreftet skriftlig av avsenderen ${when}.`,
  noteConfirmed: 'Bekreftet skriftlig',
  notedConfirmed: 'Avsenderen har bekreftet skriftlig det de sa.',
  nothingToConfirm: 'Det er ingenting å bekrefte i saken.',
  unconfirmed: {
    email: 'Gitt muntlig, og gjelder fra den ble gitt. Avsenderen er bedt om å bekrefte på e-post.',
    unreached:
      'Gitt muntlig, og gjelder fra den ble gitt. E-posten som ber avsenderen bekrefte, er ikke sendt eller kom ikke fram: Ring, eller send brev, og be om en bekreftelse.',
    other:
      'Gitt muntlig, og gjelder fra den ble gitt. Avsenderen har ingen e-post her: Svar, send svaret som brev eller SMS, og be om en bekreftelse.',
  },
}
