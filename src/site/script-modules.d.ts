/** The text of a script that stands in the page (`as-script.ts`). */
declare module '*?as-script' {
  const script: string
  export default script
}

/** A file as a data: address. */
declare module '*?inline' {
  const address: string
  export default address
}

/** The address of a script of its own, which Vite bundles. */
declare module '*?worker&url' {
  const address: string
  export default address
}
