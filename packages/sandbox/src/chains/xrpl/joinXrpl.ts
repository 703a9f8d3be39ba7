import { createHash } from 'node:crypto'

import { SandboxRpcError } from '../callRpc.ts'
import type { SandboxChains } from '../ports.ts'
import { institutionAddress } from './createXrplLedger.ts'
import type { SandboxXrpl } from './startSandboxXrpl.ts'

/** Tag of an account at an institution: nine digits, as institutions use them. */
export const depositTag = (institution: string, account: string): string => {
  const hash = createHash('sha256').update(`${institution.length}:${institution}${account}`).digest()
  return String(100_000_000 + (hash.readUInt32BE() % 900_000_000))
}

/** Adds the XRP Ledger to the chains. Institutions pay there from the treasury, and receive at one address each. */
export const joinXrpl = (chains: SandboxChains, xrpl: SandboxXrpl): SandboxChains => {
  const isXrpl = ({ networkId }: { networkId: string }) => networkId === xrpl.networkId
  const token = { symbol: 'XRP', address: undefined, decimals: 6 }
  return {
    ...chains,
    ledgers: [{ networkId: xrpl.networkId, tokens: [token] }],
    send: async input => {
      if (!isXrpl(input)) return chains.send(input)
      const { to: address, tag, amountBaseUnits: drops, key } = input
      const to = { address, ...(tag === undefined ? {} : { tag }) }
      xrpl.ledger.catchUp()
      const { hash, result } = xrpl.pay({ to, drops, ...(key === undefined ? {} : { key }) })
      if (result !== 'tesSUCCESS') throw new SandboxRpcError(`the ledger answered ${result}`)
      return { hash }
    },
    depositPlace: input =>
      isXrpl(input)
        ? { address: institutionAddress(input.institution), tag: depositTag(input.institution, input.account) }
        : chains.depositPlace(input),
    balanceOf: async input =>
      isXrpl(input) ? (xrpl.ledger.accountValidated(input.address)?.drops ?? 0n) : chains.balanceOf(input),
  }
}
