import Type from 'typebox'

import { nullableNumber } from '../../shared/decimalNumber.ts'

export const Sponsorship = Type.Object(
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

export const shared = { path: '/Sponsorship', tag: 'Fees and minimums', needsToken: true } as const
