import { isValidAddress } from '@rialto/catalog'

import { problem, withBody } from '../../institutions/control/controlContext.ts'
import type { Route } from '../../institutions/http/route.ts'
import { json } from '../../institutions/http/types.ts'
import { parseUnits } from '../../money/baseUnits.ts'
import { createSandboxTronWallet } from './createSandboxTronWallet.ts'
import type { SandboxTron } from './startSandboxTron.ts'

/** Amounts of TRX and of USDT. */
const decimals = 6

/**
 * Tron's part of the control API: the node's address, a faucet and a wallet. Without a chain the wallet only signs
 * messages.
 */
export const tronControlRoutes = (tron: SandboxTron | undefined, wallet = createSandboxTronWallet(tron)): Route[] => [
  ['POST', '/control/tron/wallet', withBody(async body => json(200, wallet.request(body)))],
  ...(tron === undefined ? [] : chainRoutes(tron)),
]

const chainRoutes = (tron: SandboxTron): Route[] => [
  [
    'GET',
    '/control/tron',
    () => {
      const { networkId, name, caip2, rpcUrl, tokens } = tron
      return json(200, { networkId, name, caip2, rpcUrl, tokens })
    },
  ],
  [
    'POST',
    '/control/tron/airdrop',
    withBody(async ({ address, symbol, amount }) => {
      if (symbol !== 'TRX' && symbol !== 'USDT') return problem(400, 'symbol must be TRX or USDT')
      if (typeof address !== 'string' || !isValidAddress('tron', address))
        return problem(400, 'address must be one of Tron')
      const amountBaseUnits = typeof amount === 'string' ? parseUnits(amount, decimals) : undefined
      if (amountBaseUnits === undefined || amountBaseUnits === 0n)
        return problem(400, 'amount must be a decimal string above zero, with at most 6 decimals')
      const txid = tron.fund({ to: address, symbol, amountBaseUnits })
      if (txid === undefined) return problem(400, 'the treasury has less than that')
      tron.ledger.mine()
      return json(200, { txid })
    }),
  ],
]
