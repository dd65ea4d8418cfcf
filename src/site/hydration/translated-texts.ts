/** The elements that a translator has put in the place of texts, by text. */
const replacements = new WeakMap<Node, Element>()

const isTranslated = () => document.querySelector('font') !== null

/**
 * Lets React change a page that the browser has translated. A translator takes texts off the page, and puts `<font>` elements in
 * their place; React would fail to remove such a text, and change it unseen. What React removes is removed in its translation, and
 * what it changes is put back, for the translator to translate. Nothing is done on pages that are not translated.
 */
export function tolerateTranslation(): void {
  if (isTranslated()) {
    follow()
    return
  }
  // Translators mark the document, such as by «translated-ltr».
  const waiting = new MutationObserver(() => {
    waiting.disconnect()
    follow()
  })
  waiting.observe(document.documentElement, { attributeFilter: ['class'] })
}

function follow(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target)
      else for (const text of record.removedNodes) if (text instanceof Text) noteReplaced(text, record)
    }
  })
  const noteReplaced = (text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const replacement = [...addedNodes, previousSibling, nextSibling].find(isFont)
    if (!replacement || text.isConnected) return
    replacements.set(text, replacement)
    observer.observe(text, { characterData: true })
  }
  observer.observe(document.body, { childList: true, subtree: true })
  const { removeChild, insertBefore } = Node.prototype
  const standIn = (parent: Node, child: Node) => {
    const replacement = child.parentNode === parent ? null : replacements.get(child)
    return replacement?.parentNode === parent ? replacement : child
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const found = standIn(this, child)
    if (found.parentNode === this) removeChild.call(this, found)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    const found = before && standIn(this, before)
    insertBefore.call(this, added, found?.parentNode === this ? found : null)
    return added
  }
}

const isFont = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font'

function putBack(text: Node): void {
  const replacement = replacements.get(text)
  replacements.delete(text)
  if (text instanceof Text && replacement?.isConnected) replacement.replaceWith(text)
}
