import type { ColivingPage } from '../../../landlord-types/category-pages.ts'

export const colivingPage: ColivingPage | null = null
