/* What every page can do without the application's scripts, and all that a page that only tells can do. */
import { copyPressed, printPressed } from './buttons.ts'
import { closeOtherDetails } from './exclusive-details.ts'
import { countFavourites } from './favourites-count.ts'
import { filterRows } from './filter-rows.ts'
import { behaveAsMenu } from './menu.ts'

closeOtherDetails()
behaveAsMenu()
copyPressed()
printPressed()
filterRows()
countFavourites()
