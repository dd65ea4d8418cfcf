/** The classes of a style sheet beside a component; `test/checks/styles.test.ts` compares them with those used. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export = classes
}

declare module '*.css' {}
