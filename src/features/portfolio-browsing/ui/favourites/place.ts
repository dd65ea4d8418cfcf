/** Where the favourites are kept on the device: ids with spaces between them. */
export const FAVOURITES_PLACE = 'favoritter'
/** The event of the window after a change of them. The header's count is of a script of its own. */
export const FAVOURITES_CHANGED = 'favoritter'
