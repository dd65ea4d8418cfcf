import { defineWords } from '../../domain/language.ts'

/** The texts of signing in. */
export const signInTexts = defineWords({
  nb: {
    heading: 'Innlogging for ansatte',
    lead: 'Er du leietaker eller søker, finner du sakene dine på «Mine saker».',
    myCases: 'Mine saker',
    email: 'E-post',
    password: 'Passord',
    submit: 'Logg inn',
    passkey: 'Logg inn med passnøkkel',
    passkeyFailed: 'Passnøkkelen kunne ikke brukes. Prøv igjen, eller logg inn med passord.',
    forgotten: 'Glemt passordet?',
    wrong: 'E-post eller passord er feil.',
    tooMany: 'For mange forsøk. Vent noen minutter, og prøv igjen.',
    slowedDown:
      'For mange forsøk fra ukjente enheter. Bruk en enhet du har logget inn på før, en passnøkkel, eller «Glemt passordet?».',
    code: {
      heading: 'Kode fra appen',
      lead: 'Åpne autentiseringsappen og skriv de 6 sifrene. Har du ikke telefonen, bruk en av gjenopprettingskodene.',
      label: 'Kode',
      submit: 'Fortsett',
      wrong: 'Koden er feil, eller for gammel. Prøv med den som står i appen nå.',
      over: 'Det tok for lang tid, eller koden var feil for mange ganger. Logg inn på nytt.',
      slowedDown:
        'For mange forsøk. Bruk en gjenopprettingskode, eller en enhet du har logget inn på før. Var det ikke deg som prøvde, har noen passordet ditt: velg et nytt.',
      spent: 'Koden er brukt før. Logg inn på nytt, og skriv den neste koden som appen viser.',
      again: 'Begynn på nytt',
    },
    usePasskey: {
      heading: 'Bruk passnøkkelen din',
      lead: 'Passordet er riktig. Bekreft med passnøkkelen for å fortsette.',
      needsScripts: 'Dette steget krever at JavaScript er slått på i nettleseren.',
    },
    enroll: {
      heading: 'Sett opp det andre steget',
      lead: 'Alle ansatte logger inn i to steg: passordet, og noe bare du har. Velg en autentiseringsapp på telefonen eller en passnøkkel på enheten.',
      appTitle: 'Autentiseringsapp',
      appText: 'Skriv passordet en gang til, så får du en QR-kode.',
      begin: 'Vis QR-kode',
      wrongPassword: 'Passordet er feil.',
      scan: 'Skann koden med appen.',
      byHand: 'Eller skriv nøkkelen inn for hånd:',
      recoveryTitle: 'Gjenopprettingskoder',
      recoveryText:
        'Skriv dem ut, eller lagre dem et trygt sted. Hver kode virker én gang, den dagen telefonen er borte. De vises bare her.',
      confirm: 'Skriv koden som appen viser nå',
      finish: 'Fullfør',
      again: 'Begynn på nytt',
      wrongCode: 'Koden er feil, eller for gammel. Prøv med den som står i appen nå, eller begynn på nytt.',
      passkeyTitle: 'Passnøkkel',
      passkeyText: 'Bruk fingeravtrykk, ansikt eller kode på denne enheten.',
      passkeyAdd: 'Legg til passnøkkel',
      passkeyFailed: 'Passnøkkelen ble ikke lagt til. Prøv igjen.',
      qrLabel: 'QR-kode for autentiseringsappen',
    },
    forgot: {
      heading: 'Nytt passord',
      lead: 'Skriv e-postadressen din, så sender vi en lenke.',
      missing: 'Skriv e-postadressen din.',
      submit: 'Send lenke',
      asked: 'Finnes det en konto med adressen, er lenken på vei. Den virker i én time.',
      back: 'Tilbake til innlogging',
    },
    choose: {
      heading: 'Velg passord',
      lead: (least: number) => `Minst ${least} tegn. En setning du husker, er bedre enn rare tegn.`,
      label: 'Nytt passord',
      submit: 'Lagre passord',
      tooShort: (least: number) => `Passordet må ha minst ${least} tegn.`,
      common:
        'Passordet er lett å gjette: det ligner på noe angripere prøver først. Velg noe annet, gjerne en hel setning.',
      personal:
        'Passordet inneholder navnet ditt, e-postadressen din eller navnet på nettstedet. Velg noe ingen kan gjette om deg.',
      over: 'Lenken er brukt, eller for gammel. Be om en ny.',
      done: 'Passordet er lagret. Logg inn med det.',
    },
    signedOut: 'Du er logget ut.',
  },
})
