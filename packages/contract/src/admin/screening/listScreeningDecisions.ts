import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'

const roles = ['destination', 'source', 'refund'] as const

const outcomes = ['cleared', 'warned', 'blocked'] as const

const ScreeningDecision = Type.Object(
  {
    id: uuid('Id of the decision.'),
    decidedTimestamp: Type.Integer({ description: 'When it was made, in Unix seconds.' }),
    step: oneOf(
      ['linkToken', 'wallet', 'preview', 'execute', 'bridgingQuote', 'bridgingAddress', 'bridgingPayIn'],
      'The request that was screened; `bridgingPayIn`: a pay-in that a bridge reported, which nothing can block.',
    ),
    outcome: oneOf(
      outcomes,
      'No address is listed; one is listed, and the transfer proceeded; one is listed, and the request was rejected.',
    ),
    transferId: nullableText('Id of the preview or transfer. `null` before there is one.'),
    addresses: Type.Array(
      Type.Object(
        {
          address: Type.String({ description: 'The address.' }),
          role: oneOf(roles, 'Role of the address: destination, source or refund address of the transfer.'),
        },
        { title: 'ScreenedAddress', description: 'An address that was screened.' },
      ),
      { description: 'All addresses of the request.' },
    ),
    matches: Type.Array(
      Type.Object(
        {
          address: Type.String({ description: 'The address.' }),
          role: oneOf(roles, 'Role of the address: destination, source or refund address of the transfer.'),
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
  tag: 'Screening',
  summary: 'List screening decisions',
  description:
    'Returns decisions, the newest first. Every execute, new bridging address and pay-in is recorded; of the steps before them only matches are. Decisions are kept when users are erased.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    {
      transferId: Type.Optional(uuid('Decisions about this transfer.')),
      outcomes: Type.Optional(
        Type.Array(
          oneOf(
            outcomes,
            'No address is listed; one is listed, and the transfer proceeded; one is listed, and the request was rejected.',
          ),
          { minItems: 1, maxItems: 3, description: 'Outcomes to return.' },
        ),
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
