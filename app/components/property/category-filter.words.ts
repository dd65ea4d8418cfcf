import { defineWords } from '../../../domain/language.ts'

/** The buttons for the categories of a list. */
export const categoryFilterWords = defineWords({ nb: { label: 'Velg kategori', all: 'Alle' } })
