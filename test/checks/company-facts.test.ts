import { expect, test } from 'vitest'
import { isCode, pathsWith, sourcesIn } from './sources.ts'

/** What staff change under «Firma, kontakt og åpningstider», as the landlord's folder has it. */
const fact =
  /import \{[^}]*\bcompany\b[^}]*\} from '#landlord\/company\.ts'[\s\S]*\bcompany\.(?:name|shortName|legalName|orgNumber|phone|onCallPhone|visitingAddress)\b/

const allowed = {
  'src/domain/documents/documents.ts': 'the default of the document',
  'src/ui/page/use-contact.ts': 'the same, for pages that get no document',
  'src/ui/page/seo.tsx': 'which of the pictures that were drawn has the name',
  'src/features/incoming-mail/server/parse-mail.ts':
    'knows quotes of mails that were sent before a name was changed',
}

test('what staff change of the company is read from their document, not from the landlord’s folder', () => {
  const found = pathsWith(sourcesIn(['src'], isCode), fact)
  expect(found.sort()).toEqual(Object.keys(allowed).sort())
})
