import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { transferFilters } from './searchTransfers.ts'

/** Body of `POST /admin/api/v1/Transfers/export`, whose response is a file and not an envelope. */
export const ExportTransfersRequest = Type.Object(
  {
    ...transferFilters,
    format: oneOf(['csv', 'json'], 'A table with a header line, or one JSON record a line.'),
  },
  {
    title: 'ExportTransfersRequest',
    description: 'Transfers of the export, and its format.',
    additionalProperties: false,
  },
)
export type ExportTransfersRequest = Type.Static<typeof ExportTransfersRequest>
