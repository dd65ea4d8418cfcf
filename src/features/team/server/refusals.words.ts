/** Why a change of a colleague's account is refused. */
export const teamRefusals = {
  addressInUse: 'Det finnes allerede en konto med denne e-postadressen.',
  accountClosed: 'Kontoen er stengt. Åpne den først.',
  hasPassword: 'Kollegaen har valgt passord, og kan få et nytt med «Glemt passordet?».',
  askAnother: 'Be en annen administrator om dette.',
  ownAccount: 'Du kan ikke stenge din egen konto.',
  noSuccessor: 'Kollegaen som skulle ta over, finnes ikke, eller kontoen er stengt.',
  visitAgreedMeanwhile:
    'Den som tar over, fikk et annet besøk i de samme timene akkurat nå. Prøv en gang til.',
  lastAdministrator: 'Det må være minst én administrator.',
  noAccount: 'Kontoen finnes ikke.',
}
