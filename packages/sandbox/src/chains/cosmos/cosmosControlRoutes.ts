import { isValidAddress, isValidTag } from '@rialto/catalog'

import { problem, withBody } from '../../institutions/control/controlContext.ts'
import type { Route } from '../../institutions/http/route.ts'
import { json } from '../../institutions/http/types.ts'
import { parseUnits } from '../../money/baseUnits.ts'
import type { SandboxCosmos } from './startSandboxCosmos.ts'

const decimals = 6

/** The part of a chain of the Cosmos family in the control API: the address of its node and a faucet. */
export const cosmosControlRoutes = (chain: SandboxCosmos): Route[] => {
  const { family, networkId, name, caip2, rpcUrl, tokens, symbols } = chain
  return [
    ['GET', `/control/${family}`, () => json(200, { networkId, name, caip2, rpcUrl, tokens })],
    [
      'POST',
      `/control/${family}/airdrop`,
      withBody(({ address, tag, symbol = symbols[0], amount }) => {
        if (typeof symbol !== 'string' || !symbols.includes(symbol))
          return problem(400, `symbol must be ${symbols.join(' or ')}`)
        if (typeof address !== 'string' || !isValidAddress(family, address, { testnet: true }))
          return problem(400, `address must be one of ${name}`)
        if (tag !== undefined && (typeof tag !== 'string' || !isValidTag(family, tag)))
          return problem(400, 'tag must be a string of up to 256 bytes')
        const amountBaseUnits = typeof amount === 'string' ? parseUnits(amount, decimals) : undefined
        if (amountBaseUnits === undefined || amountBaseUnits === 0n)
          return problem(400, `amount must be a decimal string above zero, with at most ${decimals} decimals`)
        const to = tag === undefined ? { address } : { address, tag }
        const { hash, failure } = chain.pay({ to, symbol, amountBaseUnits })
        return failure === undefined ? json(200, { hash }) : problem(400, `the network rejects it: ${failure}`)
      }),
    ],
  ]
}
