declare module '*?as-script' {
  const script: string
  export default script
}
