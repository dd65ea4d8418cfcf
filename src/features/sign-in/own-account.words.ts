/** The texts of «Min konto». */
export const ownAccountTexts = {
  title: 'Min konto',
  secondFactorTitle: 'Andre steg',
  app: 'Autentiseringsapp',
  appOn: 'I bruk',
  appOff: 'Ikke satt opp',
  setUpApp: 'Sett opp autentiseringsapp',
  passkeys: 'Passnøkler',
  noPasskeys: 'Ingen ennå.',
  since: (date: string) => `lagt til ${date}`,
  removePasskey: 'Fjern',
  lastFactor: 'Dette er det eneste andre steget ditt. Sett opp et annet først.',
  passkeyName: 'Passnøkkel',
  codesTitle: 'Nye gjenopprettingskoder',
  codesText: 'Har du brukt eller mistet kodene, lag nye. De gamle slutter å virke.',
  renew: 'Lag nye koder',
  sessionsTitle: 'Her er du logget inn',
  thisSession: 'Denne enheten',
  lastUsed: (when: string) => `sist brukt ${when}`,
  begun: (when: string) => `innlogget ${when}`,
  end: 'Logg ut',
  endOthers: 'Logg ut alle andre steder',
  wrongPassword: 'Passordet er feil.',
  passwordTitle: 'Passord',
  passwordText: (least: number) =>
    `Minst ${least} tegn. Du logges ut på andre enheter, og får en e-post om at passordet er endret.`,
  currentPassword: 'Passordet du har nå',
  changePassword: 'Bytt passord',
  passwordChanged: 'Passordet er byttet.',
  mailLabel: 'Se kontoen din',
  mails: {
    totp: {
      subject: 'Kontoen din har fått en autentiseringsapp',
      text: 'En autentiseringsapp er lagt til på kontoen din. Var det ikke deg, velg et nytt passord og si fra til en administrator med en gang.',
    },
    passkey: {
      subject: 'Kontoen din har fått en ny passnøkkel',
      text: 'En passnøkkel er lagt til på kontoen din. Var det ikke deg, fjern den, velg et nytt passord og si fra til en administrator med en gang.',
    },
    'passkey-removed': {
      subject: 'En passnøkkel er fjernet fra kontoen din',
      text: 'En passnøkkel er fjernet fra kontoen din. Var det ikke deg, velg et nytt passord og si fra til en administrator med en gang.',
    },
    recovery: {
      subject: 'Kontoen din har fått nye gjenopprettingskoder',
      text: 'Det er laget nye gjenopprettingskoder for kontoen din, og de gamle virker ikke lenger. Var det ikke deg, velg et nytt passord og si fra til en administrator med en gang.',
    },
    password: {
      subject: 'Kontoen din har fått nytt passord',
      text: 'Passordet på kontoen din er endret, og kontoen er logget ut på andre enheter. Var det ikke deg, be en administrator stenge kontoen med en gang.',
    },
  },
}
