import type { ImageImport } from '../landlord-types/image-import.ts'

export const imageImports: readonly ImageImport[] = []
