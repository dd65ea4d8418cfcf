declare module 'norway-postal-codes' {
  const places: Readonly<Record<string, string>>
  export default places
}
