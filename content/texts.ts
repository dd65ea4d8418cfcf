export const staleNotice = (since: string) =>
  `Vi får ikke hentet ferske opplysninger akkurat nå. Du ser siden slik den var ${since}.`
