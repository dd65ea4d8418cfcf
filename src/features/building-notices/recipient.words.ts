import { defineWords, type WordsIn } from '../../domain/text/language.ts'

/** The pages of those who are told of notices by mail. */
export const recipientWords = defineWords({
  nb: {
    title: 'E-post om driftsmeldinger',
    because: 'Du får e-post om denne fordi du har sendt oss en sak fra huset det siste året.',
    becauseAsked: 'Du får e-post om denne fordi du har bedt om det.',
    over: 'Denne driftsmeldingen er over.',
    refuse: 'Ikke send meg driftsmeldinger',
    refuseText: 'Da får du ingen driftsmeldinger på e-post. Du får fortsatt svar i sakene dine.',
    refused: 'Du får ikke driftsmeldinger på e-post.',
    accept: 'Send meg driftsmeldinger igjen',
    failed: 'Det gikk ikke akkurat nå. Vent litt, og prøv igjen.',
    goneTitle: 'Lenken gjelder ikke lenger',
    gone: 'Driftsmeldingen er over for lenge siden. Det som gjelder nå, står på kundeservice.',
    goneLink: 'Til kundeservice',
    followingTitle: 'Du får vite om endringer',
    following:
      'Vi har sendt deg en kvittering på e-post, og skriver igjen hvis tiden endres eller det blir avlyst. Du trenger ikke melde feilen.',
  },
})

export type RecipientWords = WordsIn<typeof recipientWords>
