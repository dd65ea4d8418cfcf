/** The classes of a style sheet beside a component; `test/checks/styles.test.ts` compares them with those used. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export = classes
}

declare module '*.css' {}

/** The address of a style sheet that a page asks for only where it shows something. */
declare module '*.css?url' {
  const address: string
  export default address
}
