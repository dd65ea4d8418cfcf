/** The advertising spaces that their page shows, by the ids of their properties. */
export const advertisingPropertyIds: readonly string[] = []
