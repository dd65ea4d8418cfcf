export const staleWords = {
  since: (time: string) =>
    `Vi får ikke hentet ferske opplysninger akkurat nå. Du ser siden slik den var ${time}.`,
} as const
