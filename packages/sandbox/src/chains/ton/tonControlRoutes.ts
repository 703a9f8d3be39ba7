import { isValidAddress, isValidTag } from '@rialto/catalog'

import { problem, withBody } from '../../institutions/control/controlContext.ts'
import type { Route } from '../../institutions/http/route.ts'
import { json } from '../../institutions/http/types.ts'
import { parseUnits } from '../../money/baseUnits.ts'
import type { SandboxTon } from './startSandboxTon.ts'

const decimals = { TON: 9, USDT: 6 } as const

/** TON's part of the control API: the address of the node and a faucet. */
export const tonControlRoutes = (ton: SandboxTon | undefined): Route[] => (ton === undefined ? [] : routes(ton))

const routes = (ton: SandboxTon): Route[] => [
  [
    'GET',
    '/control/ton',
    () => {
      const { networkId, name, caip2, rpcUrl, tokens } = ton
      return json(200, { networkId, name, caip2, rpcUrl, tokens })
    },
  ],
  [
    'POST',
    '/control/ton/airdrop',
    withBody(({ address, tag, symbol = 'TON', amount }) => {
      if (symbol !== 'TON' && symbol !== 'USDT') return problem(400, 'symbol must be TON or USDT')
      if (typeof address !== 'string' || !isValidAddress('tvm', address, { testnet: true }))
        return problem(400, 'address must be one of TON')
      if (tag !== undefined && (typeof tag !== 'string' || !isValidTag('tvm', tag)))
        return problem(400, 'tag must be a string of up to 123 bytes')
      const amountBaseUnits = typeof amount === 'string' ? parseUnits(amount, decimals[symbol]) : undefined
      if (amountBaseUnits === undefined || amountBaseUnits === 0n)
        return problem(400, `amount must be a decimal string above zero, with at most ${decimals[symbol]} decimals`)
      const to = tag === undefined ? { address } : { address, tag }
      const hash = ton.pay({ to, symbol, amountBaseUnits })
      return hash === undefined ? problem(400, 'the treasury has less than that') : json(200, { hash })
    }),
  ],
]
