import { overviewTexts } from '../overview.words.ts'

interface CsvProps {
  href: string
  /** What is downloaded, for those who do not see what it stands beside. */
  label: string
}

/** The numbers beside it, to download. */
export const Csv = ({ href, label }: CsvProps) => (
  <a href={href} download="" aria-label={label}>
    {overviewTexts.csvShort}
  </a>
)
