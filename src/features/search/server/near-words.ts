/**
 * SQL for whether a word of a table may be meant by a misspelt one, both folded: by the trigram index, and no more than a letter or two
 * apart.
 */
export const isNearWord = (word: string, misspelt: string): string =>
  `${word} % ${misspelt} and levenshtein_less_equal(${word}, ${misspelt}, 2) <=
     case when length(${misspelt}) < 5 then 0 when length(${misspelt}) < 8 then 1 else 2 end`
