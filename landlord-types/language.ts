/** The languages that the site is written in. */
export type Language = 'nb'

/** The same in every language. */
export type Words<W> = Readonly<Record<Language, W>>
