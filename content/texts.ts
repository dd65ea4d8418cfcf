export const staleNotice = (since: string) =>
  `Vi får ikke hentet ferske opplysninger akkurat nå. Du ser siden slik den var ${since}.`

/** A short message: a title, a sentence, and where the sentence is in English, the same in Norwegian. */
export interface Message {
  title: string
  text: string
  /** The language of the text, where it is not Norwegian. */
  lang?: 'en'
  more?: string
}
