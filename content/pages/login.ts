export const loginPage = {
  heading: 'Innlogging for ansatte',
  text: 'Her logger ansatte snart inn.',
  meanwhile:
    'Saker kommer på e-post til firmaets adresse. Svar på den e-posten, så når du avsenderen. Er du leietaker, finner du alt på kundeservice.',
  customerService: 'Kundeservice',
} as const
