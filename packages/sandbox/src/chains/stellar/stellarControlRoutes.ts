import { isValidAddress, isValidTag, joinTag, type TaggedAddress } from '@rialto/catalog'

import { problem, withBody } from '../../institutions/control/controlContext.ts'
import type { Route } from '../../institutions/http/route.ts'
import { json } from '../../institutions/http/types.ts'
import { parseUnits } from '../../money/baseUnits.ts'
import type { SandboxStellar } from './startSandboxStellar.ts'

const decimals = 7

/** Reads an address and its memo, inside or beside it. Returns an error text if invalid. */
const readPlace = ({ address, tag }: Readonly<Record<string, unknown>>): TaggedAddress | string => {
  if (typeof address !== 'string' || !isValidAddress('stellar', address, { testnet: true }))
    return 'address must be one of Stellar'
  if (tag !== undefined && (typeof tag !== 'string' || !isValidTag('stellar', tag)))
    return 'tag must be a string: an id, a text of up to 28 bytes, or a hash in hexadecimal'
  return joinTag('stellar', tag === undefined ? { address } : { address, tag }) ?? 'the address holds another id'
}

/** Stellar's part of the control API: the address of Horizon and a faucet. */
export const stellarControlRoutes = (stellar: SandboxStellar | undefined): Route[] =>
  stellar === undefined ? [] : routes(stellar)

const routes = (stellar: SandboxStellar): Route[] => [
  [
    'GET',
    '/control/stellar',
    () => {
      const { networkId, name, caip2, rpcUrl, tokens } = stellar
      return json(200, { networkId, name, caip2, rpcUrl, tokens })
    },
  ],
  [
    'POST',
    '/control/stellar/airdrop',
    withBody(body => {
      const { symbol = 'XLM', amount } = body
      if (symbol !== 'XLM' && symbol !== 'USDC') return problem(400, 'symbol must be XLM or USDC')
      const to = readPlace(body)
      if (typeof to === 'string') return problem(400, to)
      const amountBaseUnits = typeof amount === 'string' ? parseUnits(amount, decimals) : undefined
      if (amountBaseUnits === undefined || amountBaseUnits === 0n)
        return problem(400, 'amount must be a decimal string above zero, with at most 7 decimals')
      const { hash, failure } = stellar.pay({ to, symbol, amountBaseUnits })
      return failure === undefined ? json(200, { hash }) : problem(400, `the network rejects it: ${failure}`)
    }),
  ],
]
