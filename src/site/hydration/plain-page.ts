/** Shows the page as the server draws it, to be used without scripts: they have failed, and left nothing to show. */
export async function showPlainPage(): Promise<void> {
  const answer = await fetch(location.href)
  // Scripts that are parsed in this way do not run.
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'text/html')
  document.replaceChild(document.adoptNode(documentElement), document.documentElement)
}
