import { findNetwork } from '@rialto/catalog'
import type { ConnectorDescriptor, CredentialField } from '@rialto/core'

import { integrationIdentity } from '../kit/descriptor/publicNetworks.ts'

export type AddressType = 'cryptocurrencyAddress' | 'cryptocurrencyWallet'
export const addressTypes: readonly AddressType[] = ['cryptocurrencyAddress', 'cryptocurrencyWallet']

const example = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const fields: Record<AddressType, CredentialField> = {
  cryptocurrencyAddress: {
    name: 'username',
    label: 'Address',
    help: 'A public address on a supported network. Read-only',
    // Allows commas, so that several addresses get their own error message later.
    pattern: '^[A-Za-z0-9:_., -]{1,4096}$',
    example,
    secret: false,
  },
  cryptocurrencyWallet: {
    name: 'username',
    label: 'Addresses',
    help: 'Public addresses on one or more supported networks, separated by commas. Read-only',
    pattern: '^[A-Za-z0-9:_., -]{1,4096}$',
    example: `${example},Vote111111111111111111111111111111111111111`,
    secret: false,
  },
}

/** Descriptor of address reads: no institution, no host, and no way to send. */
export const addressDescriptor = (type: AddressType, networkIds: readonly string[]): ConnectorDescriptor => ({
  ...integrationIdentity(type),
  institution: type,
  scheme: { kind: 'address', fields: [fields[type]] },
  products: ['holdings', 'cryptocurrencyDepositAddresses'],
  networks: networkIds.flatMap(networkId => {
    const network = findNetwork(networkId)
    return network === undefined ? [] : [{ networkId, upstreamId: network.caip2 }]
  }),
  // Unused, because `withdraw.submit` always rejects.
  withdrawal: {
    notCreatedAfterMs: 600_000,
    secondFactors: [],
    whitelist: 'none',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'checked' },
  },
  hosts: [],
  budgets: [],
  // Nodes are called directly when addresses are read, so there is nothing else to probe.
  probe: { url: '', proof: [] },
})
