/** A short message: a title, a sentence, and where the sentence is in English, the same in Norwegian. */
export interface Message {
  title: string
  text: string
  /** The language of the text, where it is not that of the page. */
  lang?: string
  more?: string
}
