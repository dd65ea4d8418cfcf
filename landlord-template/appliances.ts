import type { AppliancesPage } from '../landlord-types/guide-pages.ts'
import type { Worded, Words } from '../landlord-types/language.ts'
import type { Appliance } from '../landlord-types/support.ts'

/** Appliances that can fail, and what the tenant should try first. */
export const appliances: readonly Worded<Appliance, 'label' | 'tips'>[] = [
  {
    value: 'refrigerator',
    words: {
      nb: { label: 'Kjøleskap', tips: ['Se om støpselet sitter.', 'Avrim det hvis det er is på veggen.'] },
    },
  },
  {
    value: 'washing-machine',
    words: { nb: { label: 'Vaskemaskin', tips: ['Rens filteret.', 'Se om vannkrana er åpen.'] } },
  },
  {
    value: 'stove',
    words: {
      nb: { label: 'Komfyr', tips: ['Se om komfyrvakten har slått av strømmen.', 'Se etter barnesikring.'] },
    },
  },
  { value: 'other', words: { nb: { label: 'Noe annet', tips: ['Se om sikringen har gått.'] } } },
]

export const appliancesPage: Words<AppliancesPage> = {
  nb: {
    title: 'Hvitevarefeil',
    heading: 'Virker ikke en hvitevare?',
    lead: 'Prøv rådene først. Hjelper det ikke, melder du feilen her.',
    description: 'Råd når en hvitevare ikke virker, og skjema for å melde feilen.',
    tipsTitle: 'Prøv dette først',
    warning: ({ phone, onCallPhone }) =>
      `Lukter det svidd, eller er støpselet vått? Ikke rør det. Slå av sikringen, og ring ${phone} eller ${onCallPhone}.`,
    open: 'Meld feilen',
  },
}
