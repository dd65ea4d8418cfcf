/**
 * Whether a text is an address that a property's page may link to as a document: a path of the site, or https. Two
 * slashes in front would lead to another site.
 */
export const isDocumentAddress = (text: string): boolean => /^(?:https:\/\/[^\s/]|\/(?![/\\]))\S*$/.test(text)
