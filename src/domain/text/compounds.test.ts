import { expect, test } from 'vitest'
import { splitAtJoints } from './compounds.ts'

test.each([
  ['Leilighetsundersøkelse', ['Leilighets', 'undersøkelse']],
  ['Avtale om husordensregler nå', ['Avtale om husordens', 'regler nå']],
  ['Organisasjonsnummer og fødselsnummer', ['Organisasjons', 'nummer og fødsels', 'nummer']],
  ['Kredittopplysningsforetaket', ['Kreditt', 'opplysnings', 'foretaket']],
  ['Avtalen inneholder et leilighetsnummer', ['Avtalen inneholder et leilighets', 'nummer']],
  ['Navn', ['Navn']],
])('splits «%s» at the joints of its compounds', (text, parts) => {
  expect(splitAtJoints(text)).toEqual(parts)
  expect(splitAtJoints(text).join('')).toBe(text)
})
