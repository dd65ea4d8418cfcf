import type { OmOssPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { company, towns } from '../company.ts'

export const omOssPage: Words<OmOssPage> = {
  nb: {
    title: 'Om oss',
    heading: '{firma}',
    lead: `Vi har leid ut i ${towns} siden ${company.founded}.`,
    description: `Om {firma}, som leier ut i ${towns}.`,
    philosophyLabel: 'Det viktigste',
    philosophy: 'Det skal være greit å leie',
    workTitle: 'Det vi gjør',
    work: [
      { title: 'Leier ut', text: `I ${towns}.` },
      { title: 'Tar vare på', text: 'Feil som meldes, blir fulgt opp til de er rettet.' },
    ],
    valuesTitle: 'Det vi holder oss til',
    values: [{ title: 'Tydelig', text: 'Du ser hva som gjelder, og hva som skjer med det du sender.' }],
    groupTitle: 'Selskapet',
    groupText: 'Alt leies ut av ett selskap.',
    group: [{ name: company.legalName, note: towns }],
    chartTitle: 'Organisasjonen',
    chart: { name: 'Eiere', children: [{ name: 'Styret', children: [{ name: 'Drift', note: towns }] }] },
    staffTitle: 'Menneskene',
    staffText: 'De du møter når du leier.',
    staff: [{ name: 'Utleie og drift', text: `Visninger, kontrakter og vedlikehold i ${towns}.` }],
    ownersTitle: 'Eierne',
    founderTitle: 'Stiftet',
    founder: `${company.legalName} ble stiftet i ${company.founded}.`,
    boardTitle: 'Styret',
    board: [{ title: 'Styret', text: 'Velges av eierne.' }],
    contact: 'Skriv en e-post',
  },
}
