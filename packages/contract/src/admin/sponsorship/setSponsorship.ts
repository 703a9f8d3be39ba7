import Type from 'typebox'

import { positiveAmount } from '../../shared/decimalNumber.ts'
import { withUsage } from '../../shared/hints.ts'
import { adminOperation } from '../adminOperation.ts'
import { shared, Sponsorship } from './sponsorship.ts'

const SponsorshipLimits = Type.Object(
  {
    maximumPerTransfer: positiveAmount('Most that is paid for one transfer, in SOL.'),
    maximumPerDay: positiveAmount('Most that is paid in any 24 hours, in SOL. At least `maximumPerTransfer`.'),
  },
  { title: 'SponsorshipLimits', description: 'Up to what amount network fees of users’ wallets are paid.' },
)

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
