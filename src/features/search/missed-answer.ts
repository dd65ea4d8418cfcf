/** Where an answer to a search is written: first in the editor, with the search as what asks for it. */
export const answerEditorPath = (query: string): string =>
  `/intern/tekster/svar-i-soket?${new URLSearchParams({ [SEARCHED]: query })}#answers.0.title`

/** The parameter with the search. */
export const SEARCHED = 'sok'
