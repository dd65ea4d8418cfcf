/**
 * What answers a search in a line or two. Facts stand in braces, by the names in `src/domain/documents/answer-facts.ts`: what
 * another page or form says too is written there only. It is the default: staff edit it under «Tekster».
 */
export interface SearchAnswer {
  title: string
  /** What visitors type when they ask for it: words, in any order and in any of their forms. */
  phrases: readonly string[]
  text: string
  /** Where it goes on, each with its address behind it: «Meld avvik /melde-avvik», or with the number that it calls. */
  links: readonly string[]
}
