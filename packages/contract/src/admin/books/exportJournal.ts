import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'

const day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description })

/** Body of `POST /admin/api/v1/Books/export`, whose response is a file and not an envelope. */
export const ExportJournalRequest = Type.Object(
  {
    from: day('First day, in UTC.'),
    to: day('Last day, in UTC.'),
    format: oneOf(['csv', 'json'], 'A table with a line for each posting, or one JSON transaction a line.'),
  },
  { title: 'ExportJournalRequest', description: 'Days of the journal, and the format.', additionalProperties: false },
)
export type ExportJournalRequest = Type.Static<typeof ExportJournalRequest>
