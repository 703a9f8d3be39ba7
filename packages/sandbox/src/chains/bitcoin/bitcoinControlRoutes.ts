import { isValidAddress } from '@rialto/catalog'

import { problem, withBody } from '../../institutions/control/controlContext.ts'
import type { Route } from '../../institutions/http/route.ts'
import { json } from '../../institutions/http/types.ts'
import { parseUnits } from '../../money/baseUnits.ts'
import { createSandboxBitcoinWallet } from './createSandboxBitcoinWallet.ts'
import type { SandboxBitcoin } from './startSandboxBitcoin.ts'

const BTC_DECIMALS = 8

/**
 * Bitcoin's part of the control API: the chain's addresses, a faucet and a wallet. Without a chain the wallet only
 * signs messages.
 */
export const bitcoinControlRoutes = (
  bitcoin: SandboxBitcoin | undefined,
  wallet = createSandboxBitcoinWallet(bitcoin),
): Route[] => [
  ['POST', '/control/bitcoin/wallet', withBody(async body => json(200, wallet.request(body)))],
  ...(bitcoin === undefined ? [] : chainRoutes(bitcoin)),
]

const chainRoutes = (bitcoin: SandboxBitcoin): Route[] => [
  [
    'GET',
    '/control/bitcoin',
    () => {
      const { networkId, name, caip2, rpcUrl } = bitcoin
      return json(200, { networkId, name, caip2, rpcUrl })
    },
  ],
  [
    'POST',
    '/control/bitcoin/airdrop',
    withBody(async ({ address, symbol = 'BTC', amount }) => {
      if (symbol !== 'BTC') return problem(400, 'symbol must be BTC')
      if (typeof address !== 'string' || !isValidAddress('bitcoin', address, { testnet: true }))
        return problem(400, 'address must be one of Bitcoin’s testnet')
      const satoshis = typeof amount === 'string' ? parseUnits(amount, BTC_DECIMALS) : undefined
      if (satoshis === undefined || satoshis === 0n)
        return problem(400, 'amount must be a decimal string above zero, with at most 8 decimals')
      const txid = bitcoin.fund(address, satoshis)
      return txid === undefined ? problem(400, 'the treasury has less than that') : json(200, { txid })
    }),
  ],
]
