import Type from 'typebox'

import { enumOf, oneOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { nullableText } from '../webhooks/eventFields.ts'
import { adminOperation } from './adminOperation.ts'

const ScreeningMode = enumOf('ScreeningMode', 'How transfers to or from a sanctioned address are handled.', {
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

const Screening = Type.Object(
  { mode: ScreeningMode, lists: Type.Array(SanctionsList, { description: 'The lists that are searched.' }) },
  { title: 'Screening', description: 'How the addresses of transfers are screened.' },
)

const tag = 'Screening'

export const readScreeningOperation = adminOperation({
  id: 'readScreening',
  method: 'GET',
  path: '/Screening',
  tag,
  summary: 'Get the screening of addresses',
  description: 'Returns what happens when an address is on a sanctions list, and the lists that are loaded.',
  needsToken: true,
  content: Screening,
  errors: [],
})

export const setScreeningOperation = adminOperation({
  id: 'setScreening',
  method: 'PUT',
  path: '/Screening',
  tag,
  summary: 'Set the screening of addresses',
  description:
    'Applies to every request from then on, in other processes within five seconds. Returns `conflict` for `warn` and `block` while no list is loaded. Only an owner may set it.',
  needsToken: true,
  role: 'owner',
  body: Type.Object({ mode: ScreeningMode }, { title: 'SetScreeningRequest', description: 'The mode from now on.' }),
  content: Screening,
  errors: ['missingField', 'invalidField', 'conflict'],
})

const roles = ['destination', 'source', 'refund'] as const
const roleText = 'Role of the address: destination, source or refund address of the transfer.'
const outcomes = ['cleared', 'warned', 'blocked'] as const
const outcomeText =
  'No address is listed; one is listed, and the transfer proceeded; one is listed, and the request was rejected.'

const ScreeningDecision = Type.Object(
  {
    id: uuid('Id of the decision.'),
    decidedTimestamp: Type.Integer({ description: 'When it was made, in Unix seconds.' }),
    step: oneOf(
      ['linkToken', 'wallet', 'preview', 'execute', 'bridgingQuote', 'bridgingAddress', 'bridgingPayIn'],
      'The request that was screened; `bridgingPayIn`: a pay-in that a bridge reported, which nothing can block.',
    ),
    outcome: oneOf(outcomes, outcomeText),
    transferId: nullableText('Id of the preview or transfer. `null` before there is one.'),
    addresses: Type.Array(
      Type.Object(
        { address: Type.String({ description: 'The address.' }), role: oneOf(roles, roleText) },
        { title: 'ScreenedAddress', description: 'An address that was screened.' },
      ),
      { description: 'All addresses of the request.' },
    ),
    matches: Type.Array(
      Type.Object(
        {
          address: Type.String({ description: 'The address.' }),
          role: oneOf(roles, roleText),
          list: Type.String({ description: 'Name of the list.' }),
          entry: Type.String({ description: 'The publisher’s id of the entry. Empty where the list has none.' }),
          name: Type.String({ description: 'Whom the entry names. Empty where the list does not say.' }),
        },
        { title: 'SanctionsMatch', description: 'An address that a list names.' },
      ),
      { description: 'Those that are on a list.' },
    ),
    lists: Type.Array(
      Type.Object(
        {
          name: Type.String({ description: 'Name of the list.' }),
          digest: Type.String({ description: 'SHA-256 of the file that was searched, in hex.' }),
        },
        { title: 'SearchedList', description: 'A list in the version that was searched.' },
      ),
      { description: 'The lists that were searched.' },
    ),
  },
  { title: 'ScreeningDecision', description: 'Decision about the addresses of a request.' },
)

export const listScreeningDecisionsOperation = adminOperation({
  id: 'listScreeningDecisions',
  method: 'POST',
  path: '/Screening/decisions',
  tag,
  summary: 'List screening decisions',
  description:
    'Returns decisions, the newest first. Every execute, new bridging address and pay-in is recorded; of the steps before them only matches are. Decisions are kept when users are erased.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    {
      transferId: Type.Optional(uuid('Decisions about this transfer.')),
      outcomes: Type.Optional(
        Type.Array(oneOf(outcomes, outcomeText), { minItems: 1, maxItems: 3, description: 'Outcomes to return.' }),
      ),
      count: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 500, description: 'How many to return: 1 to 500. Default 100.' }),
      ),
    },
    { title: 'ListScreeningDecisionsRequest', description: 'Which decisions to return.' },
  ),
  content: Type.Array(ScreeningDecision, { description: 'Decisions.' }),
  errors: ['invalidField'],
})
