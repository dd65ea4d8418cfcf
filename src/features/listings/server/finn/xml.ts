import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { decodeText } from '../../../../platform/base/decode-text.ts'

/** A feed that cannot be used. Nothing is changed on the strength of it. */
export class FeedError extends Error {
  override name = 'FeedError'
}

/** An element, as FINN writes it: attributes begin with «@». */
export type Node = Record<string, unknown>

const lists = new Set([
  'entry',
  'link',
  'category',
  'media:content',
  'finn:field',
  'finn:price',
  'finn:value',
])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => lists.has(name),
})

/** The text of an XML document, which names its encoding in its first line (XML 1.0, 4.3.3). */
export function decodeXml(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const [, declared] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? []
  return decodeText(bytes, declared)
}

/** @throws FeedError where it is no XML, or declares a document type. */
export function parseXml(xml: string): Node {
  if (/<!DOCTYPE/i.test(xml)) {
    throw new FeedError('The answer declares a document type, which a feed has no need of.')
  }
  const valid = XMLValidator.validate(xml)
  if (valid !== true) throw new FeedError(`The answer is not XML: ${valid.err.msg} (line ${valid.err.line})`)
  return node(parser.parse(xml)) ?? {}
}

/** All values of a field, of which it may have one or many. */
export function xmlValuesIn(field: Node | undefined): string[] {
  if (!field) return []
  const values = Array.isArray(field['finn:value']) ? field['finn:value'] : []
  const all = [xmlTextIn(field['@value']), ...values.map(xmlTextIn)].filter((value) => value !== null)
  return all.length > 0 ? all : [xmlTextIn(field['#text'])].filter((value) => value !== null)
}

export const named = (nodes: Node[], name: string) => nodes.find((each) => each['@name'] === name)

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export const node = (value: unknown): Node | undefined => (isNode(value) ? value : undefined)

export const array = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

export function xmlTextIn(value: unknown): string | null {
  const inner = node(value)?.['#text'] ?? value
  if (typeof inner !== 'string' && typeof inner !== 'number') return null
  return String(inner).trim() || null
}

export function xmlNumberIn(value: unknown): number | null {
  const written = xmlTextIn(value)
  if (written === null || !/^\d+([.,]\d+)?$/.test(written)) return null
  return Number(written.replace(',', '.'))
}
