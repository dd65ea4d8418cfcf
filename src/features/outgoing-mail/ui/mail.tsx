import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { light } from '#landlord/colours.ts'
import { ICON_ID } from '../../../domain/contact/mail-icon.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import iconAddress from '../../../generated/public/icon-192.png?inline'
import type { MailBlock, MailContact, MailModel, RenderedMail } from '../../../platform/mail/model.ts'
import { replyMarkerWords } from '../../cases/reply-marker.words.ts'
import { mailWords } from './mail.words.ts'

const icon = Buffer.from(iconAddress.slice(iconAddress.indexOf(',') + 1), 'base64')

/** Mail programs support few styles: tables, and a style attribute on each element. */
const { ink, 'ink-soft': soft, fjord, line } = light
const font = "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"

const styles = {
  body: { margin: 0, padding: 0, background: light.stone, color: ink, fontFamily: font },
  card: { background: light.paper, borderRadius: 14, padding: '32px 28px', maxWidth: 560 },
  sender: { margin: '0 0 16px', fontSize: 18, lineHeight: '32px', fontWeight: 700, color: fjord },
  icon: { marginRight: 10, verticalAlign: 'middle' },
  heading: {
    margin: '0 0 16px',
    fontSize: 26,
    lineHeight: '32px',
    fontWeight: 700,
    letterSpacing: '-0.01em',
  },
  title: { margin: '24px 0 8px', fontSize: 18, lineHeight: '24px', fontWeight: 700 },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: '25px' },
  quiet: { margin: '0 0 16px', fontSize: 14, lineHeight: '22px', color: soft },
  label: {
    width: '36%',
    padding: '10px 16px 10px 0',
    borderTop: `1px solid ${line}`,
    color: soft,
    fontSize: 14,
    lineHeight: '22px',
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 400,
  },
  value: {
    padding: '10px 0',
    borderTop: `1px solid ${line}`,
    fontSize: 16,
    lineHeight: '24px',
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  button: {
    display: 'inline-block',
    padding: '13px 24px',
    borderRadius: 8,
    background: fjord,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  code: { margin: '8px 0 20px', fontSize: 40, lineHeight: '48px', fontWeight: 700, letterSpacing: '0.2em' },
  quote: {
    margin: '0 0 20px',
    padding: '4px 0 4px 16px',
    borderLeft: `3px solid ${light.ochre}`,
    fontSize: 16,
    lineHeight: '25px',
    whiteSpace: 'pre-line',
  },
} satisfies Record<string, CSSProperties>

/** A mail as HTML, and the same as plain text. */
export function renderMail(model: MailModel, contact: MailContact): RenderedMail {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Mail {...model} contact={contact} />)}`,
    text: plainText(model, contact),
    icon,
  }
}

function Mail({
  language,
  subject,
  preheader,
  heading,
  blocks,
  replyTo,
  contact,
}: MailModel & { contact: MailContact }) {
  const words = wordsOf(mailWords, language)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preheader}</div>
        <Centred>
          {replyTo && (
            <p style={{ ...styles.quiet, margin: '0 4px 16px' }}>
              {wordsOf(replyMarkerWords, language).marker}
            </p>
          )}
          <p style={styles.sender}>
            <img src={`cid:${ICON_ID}`} width={32} height={32} alt="" style={styles.icon} />
            {contact.name}
          </p>
          <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              <tr>
                <td style={styles.card}>
                  <h1 style={styles.heading}>{heading}</h1>
                  {blocks.map((block) => (
                    <Block key={JSON.stringify(block)} block={block} />
                  ))}
                </td>
              </tr>
            </tbody>
          </table>
          <p style={{ ...styles.quiet, margin: '16px 4px 0' }}>
            {words.automatic}
            <br />
            {signature(contact).join(' · ')}
          </p>
        </Centred>
      </body>
    </html>
  )
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td align="center" style={{ padding: '28px 12px' }}>
            <div style={{ maxWidth: 560, textAlign: 'left' }}>{children}</div>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'text':
      return <p style={styles.text}>{block.text}</p>
    case 'quiet':
      return <p style={styles.quiet}>{block.text}</p>
    case 'title':
      return <h2 style={styles.title}>{block.text}</h2>
    case 'list':
      return (
        <ol style={{ ...styles.text, paddingLeft: 22 }}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )
    case 'facts':
      return (
        <table
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ margin: '0 0 20px', borderBottom: `1px solid ${line}` }}
        >
          <tbody>
            {block.facts.map(({ label, value }) => (
              <tr key={label + value}>
                <th scope="row" style={styles.label}>
                  {label}
                </th>
                <td style={styles.value}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'button':
      return (
        <p style={{ margin: '4px 0 20px' }}>
          <a href={block.href} style={styles.button}>
            {block.label}
          </a>
        </p>
      )
    case 'link':
      return (
        <p style={styles.quiet}>
          <a href={block.href} style={{ color: fjord }}>
            {block.label}
          </a>
        </p>
      )
    case 'code':
      return <p style={styles.code}>{block.code}</p>
    case 'quote':
      return <blockquote style={styles.quote}>{block.text}</blockquote>
  }
}

function signature({ legalName, email, phone }: MailContact): string[] {
  return [legalName, email, phone]
}

function plainText({ language, heading, blocks, replyTo }: MailModel, contact: MailContact): string {
  const parts = [
    ...(replyTo ? [wordsOf(replyMarkerWords, language).marker] : []),
    heading,
    ...blocks.map(textOf),
    `${wordsOf(mailWords, language).signOff}\n${signature(contact).join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
    case 'facts':
      return block.facts
        .map(({ label, value }) => `${label}${/[?:]$/.test(label) ? '' : ':'} ${value}`)
        .join('\n')
    case 'button':
    case 'link':
      return `${block.label}: ${block.href}`
    case 'code':
      return block.code
    case 'quote':
      return block.text
        .split('\n')
        .map((row) => `> ${row}`)
        .join('\n')
    default:
      return block.text
  }
}
