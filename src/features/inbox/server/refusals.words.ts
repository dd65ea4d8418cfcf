/** Why an action on a case is refused. */
export const caseRefusals = {
  noCase: (reference: string) => `Saken ${reference} finnes ikke.`,
  isMerged: 'Saken er slått sammen med en annen. Svar i den.',
  mayNotMove: (from: string, to: string) => `En sak kan ikke gå fra «${from}» til «${to}».`,
  closedWithoutText: 'Skriv til avsenderen før du avslutter saken.',
  empty: 'Skriv noe først.',
  noAssignee: 'Kollegaen finnes ikke, leser ikke slike saker, eller kontoen er stengt.',
  linkedToItself: 'En sak kan ikke kobles til seg selv.',
  shownTooMany: 'Du har vist så mange skjulte svar som kan vises på en dag.',
  noField: 'Feltet finnes ikke.',
  answerErased: 'Svaret er slettet.',
  tooLateToUndo: 'Det er for sent å angre dette.',
  replyIsSent: 'Svaret er sendt, og kan ikke angres.',
  offerIsSent: 'Tidspunktene er sendt. Trekk dem tilbake i stedet, så får avsenderen beskjed.',
  cannotBeUndone: 'Dette kan ikke angres.',
}
