import { houseRulesVersion } from '../content/pages/husordensregler.ts'
import { consent, select } from './field.ts'
import { defineForm } from './form.ts'
import { dateAndSignature, tenantAddress, tenantEmail, tenantName } from './shared-fields.ts'

export const houseRulesAgreement = defineForm({
  id: 'house-rules-agreement',
  prefix: 'REG',
  name: 'Avtale om husordensregler',
  page: '/husordensregler-avtale',
  heading: 'Avtale om husordensregler',
  lead: 'Her bekrefter du at du har lest husordensreglene. De er en del av leiekontrakten.',
  submit: 'Bekreft',
  checkedBy: 'browser',
  sections: [
    {
      fields: {
        name: tenantName,
        address: tenantAddress,
        email: tenantEmail,
        // Which rules it was: kept with the answer, so that later rules do not change what was agreed.
        rulesVersion: select({
          label: 'Reglene',
          default: houseRulesVersion,
          options: [{ value: houseRulesVersion, label: `Husordensregler, utgave ${houseRulesVersion}` }],
        }),
        rulesRead: consent({
          label: 'Bekreftelse',
          required: 'Bekreft at du har lest reglene',
          statement: 'Jeg har lest husordensreglene og vil følge dem',
        }),
        ...dateAndSignature,
      },
    },
  ],
  success: () => ({
    title: 'Avtalen er bekreftet!',
    text: 'Vi har lagret at du har lest husordensreglene. Kvitteringen viser hvilken utgave.',
  }),
  promise: null,
  next: ['Bekreftelsen lagres sammen med leieforholdet.', 'Du trenger ikke gjøre mer.'],
  privacy: {
    purpose: 'vise hvilke regler vi er enige om',
    basis: 'leieavtalen (artikkel 6 nr. 1 b)',
  },
  retention: { months: 36 },
  onReceipt: ['name', 'address', 'rulesVersion', 'date'],
  readers: ['administrator', 'saksbehandler'],
  functionName: 'send-house-rules-agreement',
})
