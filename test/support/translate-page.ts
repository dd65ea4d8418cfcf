/** Runs in the page: does to its texts what a browser's translation does, to those to come too. */
export function translatePage(): void {
  const skipped = ['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'FONT', 'OPTION', 'TITLE']
  const wrap = (text: Text) => {
    const { parentNode } = text
    if (!parentNode || !text.data.trim() || skipped.includes(parentNode.nodeName)) return
    const outer = document.createElement('font')
    outer.append(Object.assign(document.createElement('font'), { textContent: `«${text.data}»` }))
    text.replaceWith(outer)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) wrap(text)
  }
  wrapAll(document.body)
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Text) wrap(node)
      else if (node.nodeName !== 'FONT') wrapAll(node)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
