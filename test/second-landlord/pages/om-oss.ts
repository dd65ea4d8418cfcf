import type { OmOssPage } from '../../../landlord-types/info-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'
import { company } from '../company.ts'

export const omOssPage: Words<OmOssPage> = {
  nb: {
    title: 'Hvem vi er',
    heading: 'En familie med fire hus',
    lead: `Vi begynte i ${company.founded}, i Kongsberg.`,
    description: `Om ${company.name}.`,
    philosophyLabel: 'Vi tror',
    philosophy: 'Hus skal brukes',
    workTitle: 'Vi gjør',
    work: [{ title: 'Leier ut', text: 'Det er alt.' }],
    valuesTitle: 'Vi mener',
    values: [{ title: 'Enkelt', text: 'Er best.' }],
    groupTitle: 'Selskapet',
    groupText: 'Det er ett.',
    group: [{ name: company.legalName, note: 'Alle husene' }],
    chartTitle: 'Hvem gjør hva',
    chart: { name: 'Familien', children: [{ name: 'Tekniker', note: 'Kongsberg' }] },
    staffTitle: 'Folkene',
    staffText: 'Vi er to.',
    staff: [{ name: 'Tekniker', text: 'Fikser alt.' }],
    ownersTitle: 'Eierne',
    founderTitle: 'Bestemor',
    founder: 'Hun kjøpte det første huset.',
    boardTitle: 'Styret',
    board: [{ title: 'Styreleder', text: 'Også bestemor.' }],
    contact: 'Skriv til oss',
  },
}
