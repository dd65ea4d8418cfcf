import { randomUUID } from 'node:crypto'

export interface WrittenMail {
  from?: string
  to?: string
  id?: string
  headers?: string
  body?: string
  html?: string
  files?: WrittenFile[]
}

export interface WrittenFile {
  content: Buffer
  type?: string
  name?: string
  disposition?: 'attachment' | 'inline'
  cid?: string
}

/** A mail as it goes over the line. */
export function writtenMail({
  from = 'kari.nordmann@eksempel.no',
  to = 'svar@husvaer.eksempel.no',
  id = `<${randomUUID()}@eksempel.no>`,
  headers = '',
  body = 'Hei',
  html,
  files = [],
}: WrittenMail): string {
  const head = `From: Kari <${from}>\nTo: ${to}\nSubject: Re: Svar fra oss\nMessage-ID: ${id}\n${headers}MIME-Version: 1.0\n`
  const text = `Content-Type: ${html === undefined ? 'text/plain' : 'text/html'}; charset=utf-8\n\n${html ?? body}\n`
  if (files.length === 0) return head + text
  const parts = [text, ...files.map(writtenFile)].map((part) => `--grense\n${part}\n`)
  return `${head}Content-Type: multipart/mixed; boundary="grense"\n\n${parts.join('')}--grense--\n`
}

function writtenFile({ content, type = 'image/jpeg', name, disposition = 'attachment', cid }: WrittenFile) {
  return [
    `Content-Type: ${type}`,
    `Content-Disposition: ${disposition}${name ? `; filename="${name}"` : ''}`,
    ...(cid ? [`Content-ID: <${cid}>`] : []),
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64'),
  ].join('\n')
}
