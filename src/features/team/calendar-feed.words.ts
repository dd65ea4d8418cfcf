/** The calendar of one's own visits, under «Min konto». */
export const calendarFeedTexts = {
  title: 'Avtaler i kalenderen',
  text: 'En hemmelig adresse som kalenderen på telefonen eller datamaskinen henter besøkene dine fra. Den sier hva og hvor, ikke hvem.',
  turnOn: 'Lag adresse',
  renew: 'Lag ny adresse',
  renewExplain: 'Den gamle adressen slutter å virke.',
  turnOff: 'Slå av',
  since: (day: string) => `I bruk siden ${day}.`,
  address: 'Adressen vises bare nå. Legg den inn i kalenderen din som et abonnement:',
  off: 'Adressen virker ikke lenger.',
}
