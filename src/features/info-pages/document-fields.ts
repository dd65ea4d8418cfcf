import { company, companyWords } from '#landlord/company.ts'
import { snoozeDays } from '../../domain/cases/snooze-day.ts'
import { isAnswerLink, unknownFacts } from '../../domain/documents/answer-facts.ts'
import type { DocumentId } from '../../domain/documents/documents.ts'
import { keysOf, recordOf } from '../../domain/records.ts'
import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { staffLanguage, wordsOf } from '../../domain/text/language.ts'
import type { Fields } from '../../forms/engine/field.ts'
import { email } from '../../forms/kinds/email.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { orgNumber } from '../../forms/kinds/org-number.ts'
import { select } from '../../forms/kinds/select.ts'
import { anchor } from '../../forms/kinds/staff/anchor.ts'
import { lines } from '../../forms/kinds/staff/lines.ts'
import { list } from '../../forms/kinds/staff/list.ts'
import { offeredChoices } from '../../forms/kinds/staff/offered-choices.ts'
import { openingHours } from '../../forms/kinds/staff/opening-hours.ts'
import { replyPromise } from '../../forms/kinds/staff/reply-promise.ts'
import { templateText } from '../../forms/kinds/staff/template-text.ts'
import { templateWords } from '../../forms/kinds/template.words.ts'
import { answerTexts } from './answers.words.ts'
import { copyFields } from './copy-fields.ts'
import {
  amount,
  autocomplete,
  checkFacts,
  eachLine,
  line,
  missing,
  most,
  neededList,
  optionalText,
  paragraph,
  plainLine,
  points,
  range,
} from './edited-fields.ts'
import { replyTimeLabels } from './reply-times.words.ts'
import { editTexts } from './texts.words.ts'

const templateStatuses = ['in-progress', 'waiting-for-sender', 'done'] as const

/** The fields of each document in `src/domain/documents/documents.ts`, by the names in its value. */
export const documentFields: Readonly<Record<DocumentId, Fields>> = {
  ...copyFields,
  kontakt: {
    name: plainLine('Firmanavn'),
    shortName: plainLine('Kort navn, ved siden av logoen'),
    legalName: plainLine('Registrert navn'),
    orgNumber: orgNumber({
      label: 'Organisasjonsnummer',
      required: missing('Organisasjonsnummer'),
      autocomplete,
    }),
    email: email({
      label: 'E-post',
      help: editTexts.emailHelp(company.email),
      required: missing('E-post'),
      autocomplete,
    }),
    phone: plainLine('Telefon'),
    openingHours: openingHours({
      label: 'Åpningstider',
      required: missing('Åpningstider'),
      invalid: `Åpningstider: skriv klokkeslettene, som «${wordsOf(companyWords, staffLanguage).openingHours}»`,
      autocomplete,
    }),
    onCallPhone: plainLine('Vakttelefon'),
    onCallHours: plainLine('Vakttelefonens åpningstider'),
    street: plainLine('Besøksadresse'),
    postalCode: plainLine('Postnummer'),
    place: plainLine('Poststed'),
  },
  minilager: {
    sizes: neededList('Størrelser', {
      name: line('Navn'),
      area: amount('Areal (m²)'),
      pricePerMonth: amount('Pris (kr/mnd)'),
      fits: line('Passer til'),
    }),
  },
  coliving: {
    rooms: neededList('Rom', {
      name: line('Navn'),
      pricePerMonth: amount('Pris (kr/mnd)'),
      area: range('Areal, fra og til (m²)'),
      text: paragraph('Tekst'),
    }),
  },
  naering: {
    premises: neededList('Lokaler', {
      name: line('Navn'),
      perSquareMetreAndYear: range('Pris per m² og år, fra og til (kr)'),
      text: paragraph('Tekst'),
    }),
  },
  parkering: {
    spaces: neededList('Plasser', {
      name: line('Navn'),
      pricePerMonth: amount('Pris (kr/mnd)'),
      text: paragraph('Tekst'),
    }),
  },
  ansatte: {
    staff: neededList('Ansatte', { name: line('Rolle og sted'), text: paragraph('Tekst') }),
  },
  husordensregler: {
    version: plainLine('Utgave'),
    sections: list({
      label: 'Deler',
      texts: editTexts,
      required: 'Deler: siden trenger minst én',
      unique: {
        field: 'id',
        message: (taken) => `Navn i adressen: «${taken}» er i bruk lenger oppe`,
      },
      fields: {
        id: anchor({ label: 'Navn i adressen', required: missing('Navn i adressen'), autocomplete }),
        title: line('Overskrift'),
        intro: optionalText('Innledning'),
        rules: lines({
          label: 'Regler, én på hver linje',
          each: eachLine('Regler'),
          most: most('Regler'),
          autocomplete,
        }),
      },
    }),
  },
  'rense-sluket': {
    need: points('Dette trenger du, én ting på hver linje'),
    tips: points('Tips, ett på hver linje'),
    steps: neededList('Trinn', { title: line('Overskrift'), text: paragraph('Tekst') }),
  },
  svarmaler: {
    templates: list({
      label: templateWords.list,
      texts: editTexts,
      place: templateWords.place,
      unique: { field: 'name', message: templateWords.taken },
      fields: {
        name: plainLine(templateWords.name),
        text: templateText({
          label: templateWords.text,
          required: missing(templateWords.text),
          most: most(templateWords.text),
          rows: 8,
          autocomplete,
        }),
        status: select({
          label: templateWords.status,
          options: [
            { value: NO_CHOICE, label: templateWords.statusAsBefore },
            ...templateStatuses.map((value) => ({ value, label: templateWords.statuses[value] })),
          ],
          default: NO_CHOICE,
          autocomplete,
        }),
        snooze: select({
          label: templateWords.snooze,
          options: [
            { value: NO_CHOICE, label: templateWords.snoozeNot },
            ...snoozeDays.map((value) => ({ value, label: templateWords.snoozes[value] })),
          ],
          default: NO_CHOICE,
          autocomplete,
        }),
        cases: offeredChoices({
          label: templateWords.cases,
          all: templateWords.allCases,
          pattern: /^[A-Z]{3}$/,
        }),
        roles: offeredChoices({
          label: templateWords.roles,
          all: templateWords.allRoles,
          pattern: /^[a-z]+$/,
        }),
      },
    }),
  },
  'svar-i-soket': {
    answers: list({
      label: answerTexts.list,
      texts: editTexts,
      unique: { field: 'title', message: answerTexts.taken },
      fields: {
        title: plainLine(answerTexts.title),
        phrases: lines({
          label: answerTexts.phrases,
          help: answerTexts.phrasesHelp,
          required: answerTexts.noPhrase,
          most: most(answerTexts.phrases),
          rows: 5,
          autocomplete,
        }),
        text: longText({
          label: answerTexts.text,
          required: missing(answerTexts.text),
          most: most(answerTexts.text),
          check: checkFacts(unknownFacts, answerTexts.text),
          rows: 3,
          autocomplete,
        }),
        links: lines({
          label: answerTexts.links,
          help: answerTexts.linksHelp,
          each: { isValid: isAnswerLink, message: answerTexts.noLink },
          most: most(answerTexts.links),
          rows: 2,
          autocomplete,
        }),
      },
    }),
  },
  svartider: recordOf(keysOf(replyTimeLabels), (name) =>
    replyPromise({ label: replyTimeLabels[name], required: missing(replyTimeLabels[name]) }),
  ),
}
