/** The languages that the site is written in. */
export type Language = 'nb'

/** The same in every language. */
export type Words<W> = Readonly<Record<Language, W>>

/** A thing whose facts stand once, and whose texts stand by language. */
export type Worded<T, Texts extends keyof T> = Omit<T, Texts> & { words: Words<Pick<T, Texts>> }
