import { formatNumber } from './format.ts'

const words = 'null én to tre fire fem seks sju åtte ni ti elleve tolv'.split(' ')

/** A number in running text: in words up to twelve («sju»), in digits above. */
export const numberWord = (number: number): string => words[number] ?? formatNumber(number)
