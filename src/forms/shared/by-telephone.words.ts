/** The texts of forms that staff fill in for a caller. */
export const byTelephoneWords = {
  phone: 'Telefon',
  noContact: 'Skriv telefonnummer, e-post eller adresse, så avsenderen kan få svar.',
  emailHelp: 'Trengs ikke. Uten e-post ringer vi, eller sender brev.',
  toldOn: 'Når ble det sagt?',
  toldOnHelp: 'Fristen regnes fra den dagen. Står feltet tomt, er det i dag.',
  toldLater: 'Dagen har ikke vært ennå. Skriv dagen det ble sagt.',
  save: 'Lagre saken',
}
