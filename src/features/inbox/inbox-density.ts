/** How much room a row of the inbox takes: one line, or several. */
export const densities = ['compact', 'comfortable'] as const

export type Density = (typeof densities)[number]

export const otherDensity = (density: Density): Density => (density === 'compact' ? 'comfortable' : 'compact')
