import { Children } from 'react'
import { splitAtJoints } from '../../domain/text/compounds.ts'

/**
 * A text whose long compounds may be hyphenated at their joints. The hyphen is of the style alone, so that the text is
 * found, copied and read aloud as one word.
 */
export function Hyphenated({ children }: { children: string }) {
  return Children.toArray(
    splitAtJoints(children).flatMap((part, index) =>
      index > 0 ? [<span className="joint" key={part} />, part] : [part],
    ),
  )
}
