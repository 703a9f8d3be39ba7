import Type from 'typebox'

import { enumOf } from '../../oneOf.ts'
import { nullableText } from '../../webhooks/eventFields.ts'

export const ScreeningMode = enumOf('ScreeningMode', 'How transfers to or from a sanctioned address are handled.', {
  off: 'addresses are not screened.',
  warn: 'the match is recorded, and the transfer proceeds.',
  block: 'the request is answered 451 `unavailableForLegalReasons`, and nothing is sent.',
})

const SanctionsList = Type.Object(
  {
    name: Type.String({ description: 'The operator’s name for the list.' }),
    publishedOn: nullableText('Date of the list, as its publisher writes it. `null` if the file has none.'),
    digest: Type.String({ description: 'SHA-256 of the file, in hex.' }),
    addresses: Type.Integer({ description: 'How many addresses the list names.' }),
    loadedTimestamp: Type.Integer({ description: 'When it was last found to be current, in Unix seconds.' }),
  },
  { title: 'SanctionsList', description: 'A list of sanctioned addresses, as it was last loaded.' },
)

export const Screening = Type.Object(
  { mode: ScreeningMode, lists: Type.Array(SanctionsList, { description: 'The lists that are searched.' }) },
  { title: 'Screening', description: 'How the addresses of transfers are screened.' },
)
