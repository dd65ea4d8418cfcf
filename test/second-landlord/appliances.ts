import type { AppliancesPage } from '../../landlord-types/guide-pages.ts'
import type { Worded, Words } from '../../landlord-types/language.ts'
import type { Appliance } from '../../landlord-types/support.ts'

export const appliances: readonly Worded<Appliance, 'label' | 'tips'>[] = [
  { value: 'stove', words: { nb: { label: 'Komfyr', tips: ['Er komfyrvakten utløst?'] } } },
  { value: 'other', words: { nb: { label: 'Noe annet', tips: ['Se om sikringen har gått.'] } } },
]

export const appliancesPage: Words<AppliancesPage> = {
  nb: {
    title: 'Hvitevarer',
    heading: 'Virker ikke komfyren?',
    lead: 'Prøv dette først.',
    description: 'Råd om hvitevarer i leilighetene.',
    tipsTitle: 'Se etter dette',
    warning: ({ phone, onCallPhone }) => `Ryker det? Slå av sikringen. Ring ${phone} eller ${onCallPhone}.`,
    open: 'Si fra om feil',
  },
}
