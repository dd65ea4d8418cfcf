import { houseRulesVersion } from '#landlord/pages/husordensregler.ts'
import { resident } from '../../forms/engine/case-fields.ts'
import { defineForm, type Form } from '../../forms/engine/form.ts'
import { consent } from '../../forms/kinds/consent.ts'
import { select } from '../../forms/kinds/select.ts'
import { dateAndSignature, tenantAddress, tenantEmail, tenantName } from '../../forms/shared/shared-fields.ts'

const versionLabel = (version: string) => `Husordensregler, utgave ${version}`

export const houseRulesAgreement = defineForm({
  id: 'house-rules-agreement',
  prefix: 'REG',
  name: 'Avtale om husordensregler',
  yours: 'avtalen din om husordensregler',
  sentBy: 'tenant',
  page: '/husordensregler-avtale',
  heading: 'Avtale om husordensregler',
  lead: 'Her bekrefter du at du har lest husordensreglene. De er en del av leiekontrakten.',
  submit: 'Bekreft',
  validation: 'browser',
  caseFields: { sender: resident },
  sections: [
    {
      fields: {
        name: tenantName,
        address: tenantAddress,
        email: tenantEmail,
        // The version of the rules is stored with the answer, so that later rules do not change the agreement.
        rulesVersion: select({
          label: 'Reglene',
          required: 'Reglene har kommet i en ny utgave. Last siden på nytt, og les og bekreft dem.',
          default: houseRulesVersion,
          options: [{ value: houseRulesVersion, label: versionLabel(houseRulesVersion) }],
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
  isWrittenOnly: true,
  isBinding: true,
  readers: ['administrator', 'saksbehandler'],
  functionName: 'send-house-rules-agreement',
})

/** The form with the given version of the house rules; it accepts an agreement to that version only. */
export function withRulesVersion(form: Form, version: string): Form {
  if (form.id !== houseRulesAgreement.id || version === houseRulesVersion) return form
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      fields: Object.fromEntries(
        Object.entries(section.fields).map(([name, field]) => [
          name,
          name === 'rulesVersion' && field.kind === 'select'
            ? { ...field, default: version, options: [{ value: version, label: versionLabel(version) }] }
            : field,
        ]),
      ),
    })),
  }
}
