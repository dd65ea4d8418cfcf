import type { ColivingPage } from '../../../landlord-types/category-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const colivingPage: Words<ColivingPage> | null = null
