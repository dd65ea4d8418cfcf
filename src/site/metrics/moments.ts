/** SQL for the seconds since a moment; 0 where there is none, or it is still to come. */
export const age = (moment: string): string =>
  `greatest(0, coalesce(extract(epoch from now() - ${moment}), 0))::float8`

/** SQL for a moment as seconds since 1970. */
export const unixTime = (moment: string): string => `extract(epoch from ${moment})::float8`
