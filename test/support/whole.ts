/** Whether everything is tried, as `npm run test:all` does, instead of what each kind of fault shows in first. */
export const isWhole = process.env.TESTS === 'all'
