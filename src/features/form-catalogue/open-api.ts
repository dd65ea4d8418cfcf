import type { Field, JsonSchema as Schema } from '../../forms/engine/field.ts'
import { isAlwaysRequired } from '../../forms/engine/field-rules.ts'
import { type Form, fieldsOf } from '../../forms/engine/form.ts'
import { allForms } from './catalogue.ts'

/** The API of every form as an OpenAPI 3.1 description, generated from the catalogue. */
export function openApi(publicUrl: string, forms: readonly Form[] = allForms): Schema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Skjemaer',
      version: '1',
      description:
        'Hvert skjema tar imot JSON. Samme Idempotency-Key gir samme sak; samme nøkkel med andre svar avvises.',
    },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(forms.map((form) => [`/api/skjema/${form.id}`, { post: operationOf(form) }])),
    components: { schemas: { Sent: sent, Refused: refused } },
  }
}

function operationOf(form: Form): Schema {
  const answer = (description: string, schema: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  })
  return {
    operationId: form.id,
    summary: form.name,
    parameters: [
      { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 8, maxLength: 200 } },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: bodyOf(form) } } },
    responses: {
      201: answer('Lagret', 'Sent'),
      409: answer('Nøkkelen er brukt med andre svar', 'Refused'),
      422: answer('Noe må rettes', 'Refused'),
      429: answer('For mange på kort tid', 'Refused'),
      500: answer('Ikke lagret', 'Refused'),
    },
  }
}

/** The JSON Schema of a form's body. */
export function bodyOf(form: Form): Schema {
  const fields = fieldsOf(form)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])),
    required: fields.filter(([, field]) => isAlwaysRequired(field)).map(([name]) => name),
  }
}

function schemaOf(field: Field): Schema {
  const { label: title, help: description } = field
  return { title, ...(description ? { description } : {}), ...field.behavior.schema(field) }
}

const sent: Schema = {
  type: 'object',
  required: ['reference', 'case', 'receipt', 'title', 'text'],
  properties: {
    reference: { type: 'string', examples: ['AVV-7KQ3-XM4D'] },
    case: { type: 'string', description: 'Avsenderens egen side' },
    receipt: { type: 'string' },
    promisedAt: { type: ['string', 'null'], format: 'date-time' },
    photosMissing: { type: 'integer' },
    title: { type: 'string' },
    text: { type: 'string' },
    advice: {
      type: 'object',
      description: 'Bare når det haster: hva avsenderen gjør først, og nummeret som svarer nå',
      required: ['text', 'label', 'number'],
      properties: { text: { type: 'string' }, label: { type: 'string' }, number: { type: 'string' } },
    },
  },
}

const refused: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    reference: { type: 'string' },
    title: { type: 'string' },
    text: { type: 'string' },
  },
}
