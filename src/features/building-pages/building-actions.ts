import { defineActions } from '../../forms/engine/action.ts'
import { hidden, optionalHidden } from '../../forms/kinds/hidden.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { photos } from '../../forms/kinds/photos.ts'
import { lines } from '../../forms/kinds/staff/lines.ts'
import { text } from '../../forms/kinds/text.ts'
import { buildingTexts } from './building.words.ts'

const { pictures } = buildingTexts

const MAX_CAPTION = { length: 120, message: buildingTexts.tooLong }

const fieldsOfPicture = { building: hidden(), picture: hidden() }

/** The actions of a building. */
export const buildingActions = defineActions('building', {
  describe: {
    permission: 'work-cases',
    fields: {
      building: hidden(),
      /** What the building was like when its page was read. */
      version: optionalHidden({ pattern: /^\d{1,18}$/ }),
      caretakerNote: longText({
        label: buildingTexts.caretakerNote,
        help: buildingTexts.noteHelp,
        rows: 4,
        autocomplete: 'off',
      }),
      entrances: lines({
        label: buildingTexts.entrances,
        help: buildingTexts.entrancesHelp,
        required: null,
        most: { length: 2000, message: buildingTexts.tooLong },
        rows: 3,
      }),
      address: text({
        label: buildingTexts.address,
        help: buildingTexts.addressHelp,
        required: buildingTexts.addressMissing,
        check: (address) => (address.includes(',') ? buildingTexts.wrongAddress : null),
        autocomplete: 'off',
      }),
      postalCode: text({
        label: buildingTexts.postalCode,
        check: (code) => (/^\d{4}$/.test(code) ? null : buildingTexts.wrongPostalCode),
        autocomplete: 'off',
      }),
      town: text({
        label: buildingTexts.town,
        help: buildingTexts.townHelp,
        required: buildingTexts.townMissing,
        check: (town) => (/[\d,]/.test(town) ? buildingTexts.wrongTown : null),
        autocomplete: 'off',
      }),
      otherAddresses: lines({
        label: buildingTexts.otherAddresses,
        help: buildingTexts.otherAddressesHelp,
        required: null,
        each: { isValid: (line) => /^\p{L}/u.test(line), message: buildingTexts.noAddress },
        most: { length: 2000, message: buildingTexts.tooLong },
        rows: 2,
      }),
      registration: text({ label: buildingTexts.registration, autocomplete: 'off' }),
      ownerCompany: text({ label: buildingTexts.ownerCompany, autocomplete: 'off' }),
    },
    submit: buildingTexts.save,
  },
  addPictures: {
    permission: 'work-cases',
    fields: {
      building: hidden(),
      imageUrls: photos({ label: pictures.files, required: null, help: pictures.filesHelp }),
      caption: text({
        label: pictures.caption,
        help: pictures.captionHelp,
        most: MAX_CAPTION,
        autocomplete: 'off',
      }),
    },
    submit: pictures.add,
  },
  describePicture: {
    permission: 'work-cases',
    fields: {
      ...fieldsOfPicture,
      caption: text({ label: pictures.caption, most: MAX_CAPTION, autocomplete: 'off' }),
    },
    submit: buildingTexts.save,
  },
  showPictureFirst: { permission: 'work-cases', fields: fieldsOfPicture, submit: pictures.showFirst },
  removePicture: { permission: 'work-cases', fields: fieldsOfPicture, submit: pictures.remove },
})
