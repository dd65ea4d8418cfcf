/** A title whose numbers stay on the line of the word before them: «Skoleveien 2», «leilighet 3». */
export const withWholeNumbers = (title: string): string => title.replace(/ (?=\d)/g, '\u00a0')
