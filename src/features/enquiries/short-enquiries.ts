import { answerWords } from '../../forms/engine/answer.words.ts'
import { caller } from '../../forms/engine/case-fields.ts'
import { defineForm } from '../../forms/engine/form.ts'
import { wordsFor } from '../../forms/engine/in-language.ts'
import { checkboxes } from '../../forms/kinds/checkboxes.ts'
import { email } from '../../forms/kinds/email.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { phone } from '../../forms/kinds/phone.ts'
import { reachable } from '../../forms/shared/reachable.ts'
import { tenantName } from '../../forms/shared/shared-fields.ts'
import { BEFORE_CONTRACT } from './interest/interest.ts'

/** A name and one way to answer: what is asked of someone who only wants to see or to know something. */
const whoAsks = {
  name: { ...tenantName, half: false },
  phone: reachable(
    phone({
      label: 'Telefon',
      help: 'Telefon eller e-post holder.',
      isOneOf: true,
      autocomplete: 'tel',
      half: true,
    }),
    ['phone', 'email'],
    (declared) => wordsFor(declared, answerWords).noWayToAnswer,
  ),
  email: email({ label: 'E-post', isOneOf: true, autocomplete: 'email', half: true }),
}

/** «Bestill visning»: from the page of a property, which the case then belongs to. */
export const viewingWish = defineForm({
  id: 'viewing-wish',
  prefix: 'VNG',
  name: 'Ønske om visning',
  yours: 'ønsket ditt om visning',
  sentBy: 'visitor',
  page: '/bestill-visning',
  heading: 'Bestill visning',
  lead: 'Si når det passer, så avtaler vi en tid.',
  submit: 'Send ønsket',
  validation: 'browser',
  caseFields: { sender: caller },
  sections: [
    {
      fields: {
        ...whoAsks,
        times: checkboxes({
          label: 'Når passer det?',
          options: ['Hverdager på dagtid', 'Hverdager på ettermiddagen', 'Lørdag', 'Når som helst'].map(
            (label) => ({
              value: label,
              label,
            }),
          ),
        }),
      },
    },
  ],
  success: () => ({ title: 'Ønsket er sendt', text: 'Vi tar kontakt og avtaler en tid for visning.' }),
  promise: 'interestForm',
  next: [
    'Vi finner en tid som passer.',
    'Du hører fra oss på telefon eller e-post.',
    'Visningen forplikter deg ikke til noe.',
  ],
  privacy: { purpose: 'avtale en visning med deg', basis: BEFORE_CONTRACT },
  retention: { months: 3 },
  readers: ['administrator', 'saksbehandler'],
  functionName: 'send-viewing-wish',
})

/** «Ta kontakt»: a question, from the page of a property, which the case then belongs to. */
export const propertyQuestion = defineForm({
  id: 'property-question',
  prefix: 'KTK',
  name: 'Spørsmål om eiendom',
  yours: 'spørsmålet ditt',
  sentBy: 'visitor',
  page: '/ta-kontakt',
  heading: 'Ta kontakt',
  lead: 'Spør oss om det du lurer på.',
  submit: 'Send spørsmålet',
  validation: 'browser',
  caseFields: { sender: caller },
  sections: [
    {
      fields: {
        ...whoAsks,
        message: longText({ label: 'Hva lurer du på?', required: 'Skriv hva du lurer på', inMail: false }),
      },
    },
  ],
  success: () => ({ title: 'Spørsmålet er sendt', text: 'Vi svarer på telefon eller e-post.' }),
  promise: 'interestForm',
  next: ['Rett person leser spørsmålet.', 'Du hører fra oss på telefon eller e-post.'],
  privacy: { purpose: 'svare deg', basis: BEFORE_CONTRACT },
  retention: { months: 3 },
  readers: ['administrator', 'saksbehandler'],
  functionName: 'send-property-question',
})
