import type { RenseSluketPage } from '../../landlord-types/guide-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
export const renseSluketPage: Words<RenseSluketPage> = {
  nb: {
    title: 'Slik renser du sluket',
    heading: 'Slik renser du sluket',
    lead: 'Et rent sluk renner godt og lukter ingenting. Rens det minst to ganger i året. Jobben tar et kvarter, pluss litt venting.',
    description:
      'Rens sluket i tre trinn: fjern synlig smuss, bruk avløpsrens eller natron og eddik, og hold det åpent på naturlig vis.',
    needTitle: 'Dette trenger du',
    need: [
      'gummihansker',
      'skrutrekker',
      'bøtte og gammel oppvaskbørste',
      'natron og eddik, eller avløpsrens',
      'kokende vann',
    ],
    stepsTitle: 'Tre trinn',
    steps: [
      {
        title: 'Fjern synlig smuss',
        text: 'Løft av risten, og ta ut vannlåsen hvis den er løs. Plukk bort hår og såperester, og skrubb delene i varmt vann.',
      },
      {
        title: 'Bruk avløpsrens, eller natron og eddik',
        text: 'Hell en halv kopp natron i sluket og en kopp eddik oppå. La det bruse i en halvtime, og skyll med varmt vann. Bruker du avløpsrens, følg anvisningen på flasken, og bland aldri to midler.',
      },
      {
        title: 'Hold det åpent på naturlig vis',
        text: 'Skyll med kokende vann en gang i uka. Det løser fett og såpe før det setter seg, helt uten kjemikalier. Har du plastrør, la vannet først stå et par minutter.',
      },
    ],
    tipsTitle: 'Så går det lenger mellom hver gang',
    tips: [
      'Legg en hårsil over sluket i dusjen.',
      'Hell aldri fett eller maling i vasken.',
      'Tørk av pannene med papir før du vasker dem.',
      'Fyll vann i sluk du ikke bruker, så lukta holder seg ute.',
    ],
    plumberTitle: 'Renner det fortsatt dårlig?',
    plumberText: ({ onCallPhone }) =>
      `Da sitter proppen lenger inne, og det er en jobb for rørlegger. Meld fra til oss, så sender vi vår egen. Ring vakttelefonen ${onCallPhone} hvis vannet stiger.`,
    report: 'Meld avvik',
  },
}
