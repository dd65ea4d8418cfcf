/** What staff read where they show their second factor again. */
export const secondFactorTexts = {
  asked: 'Det er over ti minutter siden du viste at det er deg. Bekreft det, så går det videre.',
  askedOnPage:
    'Det er over ti minutter siden du viste at det er deg. Gå tilbake, last siden på nytt, og bekreft det der.',
  code: 'Kode fra appen',
  passkey: 'Bekreft med passnøkkel',
  passkeyFailed: 'Passnøkkelen kunne ikke bekreftes. Last siden på nytt, og prøv igjen.',
  passkeyNeedsScripts: 'Har du bare passnøkkel, må JavaScript være slått på.',
  refused: {
    wrong: 'Koden er feil, eller for gammel. Prøv med den som står i appen nå.',
    spent: 'Koden er brukt før. Vent på den neste som appen viser.',
    'too-many': 'For mange forsøk. Vent et kvarter, og prøv igjen.',
    'no-app': 'Du har ingen autentiseringsapp. Bruk passnøkkelen din.',
  },
}
