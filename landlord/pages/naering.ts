import type { NaeringPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { interestPathOf } from '../categories.ts'

export const naeringPage: Words<NaeringPage> | null = {
  nb: {
    title: 'Næring',
    heading: 'Et lokale som bærer det du driver med',
    lead: 'Kontor, lager, butikk og kombinasjonslokaler. Vi bygger om når du vokser, og svarer når du ringer.',
    description:
      'Lei næringslokale i Larvik, Notodden og Stokke: kontor, lager, butikk og kombinasjonslokaler. Se prisnivå per m².',
    benefitsTitle: 'En huseier på lag med deg',
    benefits: [
      { title: 'Fleksible flater', text: 'Vegger flyttes og arealer deles når behovet endrer seg.' },
      { title: 'Synlig eller stille', text: 'Vindu mot gågata eller port mot ringveien.' },
      { title: 'Forutsigbare kostnader', text: 'Felleskostnadene er spesifisert, og du får se regnskapet.' },
      { title: 'Egne vaktmestere', text: 'Feil rettes av vaktmestere og rørlegger som kjenner bygget.' },
    ],
    typesTitle: 'Fire slags lokaler',
    typesText: 'Prisene er leie per kvadratmeter per år, uten merverdiavgift og felleskostnader.',
    locationsTitle: 'Her finner du oss',
    locations: [
      { title: 'Larvik', text: 'Sentrum, Langestrand og Øya.' },
      { title: 'Notodden', text: 'Storgata og det gamle industriområdet.' },
      { title: 'Stokke', text: 'Ved stasjonen og på Borgeskogen.' },
      { title: 'Sandefjord og Tønsberg', text: 'Vi hjelper deg videre i nabobyene også.' },
    ],
    stepsTitle: 'Slik går du fram',
    steps: [
      { title: 'Fortell hva du trenger', text: 'Type lokale, areal, budsjett og når du vil flytte inn.' },
      {
        title: 'Vi viser deg rundt',
        text: 'Du får forslag innen {svartid interesse}, og vi tar en befaring sammen.',
      },
      { title: 'Skriv kontrakt', text: 'Vi blir enige om tilpasninger, og du får en fast kontaktperson.' },
    ],
    next: {
      title: 'Ta en prat før du bestemmer deg',
      links: [
        {
          label: 'Se lokalene',
          note: 'Alle med areal, pris og bilder.',
          href: '/eiendommer?type=naering',
        },
        {
          label: 'Fortell hva du trenger',
          note: 'Vi svarer med forslag, også på lokaler som ikke er lagt ut.',
          href: interestPathOf('naering'),
        },
        {
          label: 'Leier du hos oss?',
          note: 'Meld feil eller få hjelp med faktura hos kundeservice.',
          href: '/kundeservice',
        },
      ],
    },
    links: [
      { label: 'Se næringslokalene', href: '/eiendommer?type=naering' },
      { label: 'Send interesseskjema', href: interestPathOf('naering') },
    ],
  },
}
