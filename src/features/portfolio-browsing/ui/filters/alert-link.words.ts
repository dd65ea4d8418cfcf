import { defineWords } from '../../../../domain/text/language.ts'

/** Apart from the words of the pages that it leads to: the list's scripts are to stay small. */
export const alertLinkWords = defineWords({ nb: { label: 'Si fra når noe passer' } })
