/** Where the favourites are kept on the device: ids with spaces between them. */
export const FAVOURITES_PLACE = 'favoritter'
