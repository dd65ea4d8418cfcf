/** The code of forms, but for the kinds of fields that only staff's have. */
const formCode =
  /\/src\/(ui\/forms\/|domain\/(time|cases|submissions|contact)\/|forms\/(?!kinds\/(staff|template))).*\.tsx?$/

/**
 * What is loaded together comes in one piece: it compresses better, and the list of pieces, which every page loads, is shorter.
 * Earlier ones take first, each with all that it imports: so what staff share with visitors stands before what is staff's.
 * `minShareCount` is how many pages load a file at least.
 */
export const sharedPieces = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'every-page',
    test: /\/src\/(root\.tsx|entry\.client\.tsx|ui\/(page|data)\/(?!.*-art|use-(copy|reply-times))|ui\/kit\/(alert|card|picture|notice-list|tag|loading|empty|phone|no-break|class)|domain\/portfolio\/property\.ts)|preload-helper/,
  },
  // By themselves: a page that opens a form later has its styles from the start.
  { name: 'form-styles', test: /\/src\/ui\/(forms\/.*|kit\/(field|link-button|panel)\.module)\.css$/ },
  // What forms share with pages that only show edited texts.
  {
    name: 'texts',
    test: /\/src\/(ui\/page\/use-reply-times|domain\/(records|text\/.*|documents\/(fill-copy|reply-times)))\.ts$/,
    minShareCount: 9,
  },
  { name: 'property-details', test: /\/src\/domain\/portfolio\/property-details\.ts$/ },
  { name: 'forms', test: formCode, minShareCount: 9 },
  { name: 'kinds', test: formCode, minShareCount: 6 },
  {
    name: 'home-cards',
    test: /\/src\/.*\/(heart|no-picture|energy-class|availability|property-card)(\.module|\.words)?\.(tsx?|css)$/,
    minShareCount: 3,
  },
  {
    name: 'staff',
    test: /\/src\/(features\/(workspace|staff-notices|portfolio-editing|inbox|today|accounts|team|text-editing|privacy|overview)|site\/(staff-shell|pages)|forms\/kinds\/staff)\/.*\.(tsx?|css)$/,
    minShareCount: 3,
  },
  {
    name: 'styles',
    test: /\/src\/(?:ui\/(?:kit|styles)|features\/(?:info-pages|portfolio-browsing)|site\/shell)\/.*\.css$/,
    minShareCount: 6,
  },
]
