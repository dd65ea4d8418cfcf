import { expect, test } from 'vitest'
import { timesTheWork } from '../../../test/support/cpu-time.ts'
import { textOfHtml } from './html-text.ts'
import { MAX_READ_CHARACTERS } from './quoted-text.ts'

test.each([
  [
    'a whole page',
    '<!doctype html><html><head><title>Re</title><style>p{}</style></head><body><p>Hei &amp; takk &#229;</p><div>Linje to<br>tre</div></body></html>',
    'Hei & takk å\nLinje to\ntre',
  ],
  ['lines that are broken anywhere', '<p>Det passer\n fint  på\ntirsdag</p>', 'Det passer fint på tirsdag'],
  ['lines without an end', 'Hei<div>Linje to</div><div>Linje tre</div>', 'Hei\nLinje to\nLinje tre'],
  ['an empty line', '<div>En</div><div><br></div><div>To</div>', 'En\n\nTo'],
  ['an empty line of Outlook', '<p>En</p><p><o:p>&nbsp;</o:p></p><p>To</p>', 'En\n\nTo'],
  ['a comment', 'a<!--[if gte mso 9]><xml><o:x>96</o:x></xml><![endif]-->b', 'ab'],
  ['characters that are not tags', 'Under 3 < 4 og <b>5</b> > 2 &lt;b&gt;', 'Under 3 < 4 og 5 > 2 <b>'],
  [
    'characters by number and name',
    '&#x41;&#66;&eacute;&ukjent;&constructor;&#0;',
    'ABé&ukjent;&constructor;\ufffd',
  ],
  [
    'characters that Outlook numbers as Windows does, and the rarer names',
    'It&#146;s &#150; &Scaron;&zwnj;',
    'It’s – Š\u200c',
  ],
  [
    'a mail that Thunderbird quotes',
    'Ja<div class="moz-cite-prefix">Den 1.1. skrev oss:</div><blockquote type="cite">Hei<br>du</blockquote>Takk',
    'Ja\nDen 1.1. skrev oss:\n> Hei\n> du\nTakk',
  ],
  ['a quote within a quote', '<blockquote>a<blockquote>b</blockquote>c</blockquote>d', '> a\n> b\n> c\nd'],
  [
    'what the sender indents',
    'Ja<blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>Punkt</div></blockquote>Takk',
    'Ja\nPunkt\nTakk',
  ],
  [
    'a mail that Outlook quotes',
    '<div>Ja</div><div id="divRplyFwdMsg"><b>Fra:</b> Oss &lt;a@b.no&gt;<br><b>Sendt:</b> i dag</div>',
    'Ja\nFra: Oss <a@b.no>\nSendt: i dag',
  ],
  ['a script', 'a<script>if (1 < 2) "</p>"</script >b', 'ab'],
  ['a tag without an end', 'a <b', 'a'],
])('gives the text alone of %s', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('limits the text to the maximum length of a message', () => {
  expect(textOfHtml('ord '.repeat(1_000_000)).length).toBeLessThan(MAX_READ_CHARACTERS)
})

// A parser that tries each position as the start of a tag would take minutes on these mails.
test.each([
  '<style ',
  '<style>',
  '<script></scrip',
  '<',
  '<div ',
  '<div class=',
  '<div class=">',
  '<div class="gmail_quot>',
  '<blockquote>',
  '</blockquote>',
  '<!--',
  '<!-- >',
  '</',
  '&',
  '&#',
  '&amp',
  ' ',
  '\n ',
  'a <b>',
])('spends no more work on HTML that was made to be slow: %j', (part) => {
  const read = (text: string) => () => {
    textOfHtml(text.repeat(1_000_000 / text.length))
    textOfHtml(`${text.repeat(MAX_READ_CHARACTERS / text.length - 1)}x`)
  }
  expect(timesTheWork(read(part), read('ord '))).toBeLessThan(50)
})
