/** Words that stand in sentences of any kind, in Norwegian and English: what has them says nothing of what is meant. */
export const emptyWords: ReadonlySet<string> = new Set(
  `og i på til en ei et å av er som den det de dette denne disse for med ved om jeg eg æ du vi deg meg dere
   vil ville ha har hadde kan kunne skal hva ka kva hvor hvordan hvem hei hallo takk
   a an and at can do for have hello hi how i in is it me my of on or please the this to want we what where with you`.split(
    /\s+/,
  ),
)
