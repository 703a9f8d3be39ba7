import Type from 'typebox'

import { nullableNumber, positiveAmount } from '../shared/decimalNumber.ts'
import { withUsage } from '../shared/hints.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Fees and minimums'
const needsToken = true

const SponsorshipLimits = Type.Object(
  {
    maximumPerTransfer: positiveAmount('Most that is paid for one transfer, in SOL.'),
    maximumPerDay: positiveAmount('Most that is paid in any 24 hours, in SOL. At least `maximumPerTransfer`.'),
  },
  { title: 'SponsorshipLimits', description: 'Up to what amount network fees of users’ wallets are paid.' },
)

const Sponsorship = Type.Object(
  {
    isAvailable: Type.Boolean({
      description:
        'Whether this installation has an account that pays. Without one, users pay network fees themselves.',
    }),
    symbol: Type.String({ description: 'Coin of the limits: `SOL`, because fees are paid on Solana alone.' }),
    maximumPerTransfer: nullableNumber(
      'Most that is paid for one transfer. `null`: users pay network fees themselves.',
    ),
    maximumPerDay: nullableNumber('Most that is paid in any 24 hours. `null`: users pay network fees themselves.'),
    usedInDay: Type.Number({ description: 'Fees paid or reserved in the last 24 hours.' }),
  },
  { title: 'Sponsorship', description: 'Network fees that the operator’s account pays for users’ wallets.' },
)

const shared = { path: '/Sponsorship', tag, needsToken } as const

export const readSponsorshipOperation = adminOperation({
  ...shared,
  id: 'readSponsorship',
  method: 'GET',
  summary: 'Get the sponsorship of network fees',
  description: 'Returns up to what amount network fees of users’ wallets are paid, and what of it is used.',
  content: Sponsorship,
  errors: [],
})

export const setSponsorshipOperation = adminOperation({
  ...shared,
  id: 'setSponsorship',
  method: 'PUT',
  summary: 'Set the limits of the sponsorship of network fees',
  description:
    'Holds for wallets that are asked for a payment from then on. Only an operator may set it: the operator’s account pays. Returns `conflict` where the installation has no such account.',
  role: 'operator',
  body: withUsage(SponsorshipLimits, 'The limits from now on.'),
  content: Sponsorship,
  errors: ['missingField', 'invalidField', 'conflict'],
})

export const removeSponsorshipOperation = adminOperation({
  ...shared,
  id: 'removeSponsorship',
  method: 'DELETE',
  summary: 'End the sponsorship of network fees',
  description:
    'From then on users pay network fees themselves. A transaction that a wallet was given before may still be sent, with its fee paid.',
  role: 'operator',
  content: Sponsorship,
  errors: [],
})
