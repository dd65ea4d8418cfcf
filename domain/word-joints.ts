import { lastParts } from './compounds.ts'

/** What stands before a joint: so much of a word that it is worth a line. */
const beforeJoint = new RegExp(`\\p{L}{5}(?=${lastParts.join('|')})`, 'giu')
const softHyphen = '\u00ad'

/** The parts of a text that a narrow line may break between with a hyphen: «Leilighets» and «undersøkelse». */
export function splitAtJoints(text: string): string[] {
  return text.replace(beforeJoint, `$&${softHyphen}`).split(softHyphen)
}
