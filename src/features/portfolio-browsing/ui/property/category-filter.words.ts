import { defineWords } from '../../../../domain/text/language.ts'

/** The buttons for the categories of a list. */
export const categoryFilterWords = defineWords({ nb: { label: 'Velg kategori', all: 'Alle' } })
