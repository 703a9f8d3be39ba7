import { withBody } from '../../institutions/control/controlContext.ts'
import type { Route } from '../../institutions/http/route.ts'
import { json } from '../../institutions/http/types.ts'
import { createSandboxBitcoinWallet } from './createSandboxBitcoinWallet.ts'

/** Bitcoin's part of the control API: the wallet that signs messages. */
export const bitcoinControlRoutes = (wallet = createSandboxBitcoinWallet()): Route[] => [
  ['POST', '/control/bitcoin/wallet', withBody(async body => json(200, wallet.request(body)))],
]
