import { isAddress } from '@solana/kit'
import { problem, withBody } from '../../institutions/control/controlContext.ts'
import type { Route } from '../../institutions/http/route.ts'
import { json } from '../../institutions/http/types.ts'
import { parseUnits } from '../../money/baseUnits.ts'
import { createSandboxSolanaWallet } from './createSandboxSolanaWallet.ts'
import type { SandboxSolana } from './startSandboxSolana.ts'

const SOL_DECIMALS = 9

/** Solana's part of the control API: the node's address, a faucet and a wallet. */
export const solanaControlRoutes = (solana: SandboxSolana, wallet = createSandboxSolanaWallet(solana)): Route[] => [
  ['POST', '/control/solana/wallet', withBody(async body => json(200, await wallet.request(body)))],
  [
    'GET',
    '/control/solana',
    () => {
      const { networkId, name, caip2, rpcUrl, mints, sponsorKey } = solana
      return json(200, { networkId, name, caip2, rpcUrl, mints, sponsorKey })
    },
  ],
  [
    'POST',
    '/control/solana/airdrop',
    withBody(async ({ address, symbol = 'SOL', amount }) => {
      const mint = solana.mints.find(candidate => candidate.symbol === symbol)
      if (mint === undefined && symbol !== 'SOL') return problem(400, 'symbol must be SOL, USDC or USDT')
      if (typeof address !== 'string' || !isAddress(address)) return problem(400, 'address must be one of Solana')
      const units = typeof amount === 'string' ? parseUnits(amount, mint?.decimals ?? SOL_DECIMALS) : undefined
      if (units === undefined || units === 0n) return problem(400, 'amount must be a decimal string above zero')
      return json(200, {
        signature: await solana.fund({ to: address, symbol: String(symbol), amountBaseUnits: units }),
      })
    }),
  ],
]
