import { bech32 } from '@scure/base'
import { describe } from 'vitest'

import {
  avalancheXAddresses,
  cardanoAddresses,
  cosmosAddresses,
  injectiveAddresses,
  nobleAddresses,
} from './bech32Accounts.ts'
import { describeAddressForm } from './testing/describeAddressForm.ts'

const account = (prefix: string, length: number): string =>
  bech32.encodeFromBytes(prefix, new Uint8Array(length).fill(7))

describe('injectiveAddresses', () => {
  describeAddressForm(injectiveAddresses, {
    valid: [account('inj', 20), account('inj', 32)],
    invalid: [account('cosmos', 20), account('inj', 21)],
    hasChecksum: true,
  })
})

describe('cosmosAddresses', () => {
  describeAddressForm(cosmosAddresses, {
    valid: [account('cosmos', 20), account('cosmos', 32)],
    invalid: [account('noble', 20), account('cosmosvaloper', 20), account('cosmos', 21)],
    hasChecksum: true,
  })
})

describe('nobleAddresses', () => {
  describeAddressForm(nobleAddresses, {
    valid: [account('noble', 20)],
    invalid: [account('cosmos', 20), account('noble', 19)],
    hasChecksum: true,
  })
})

describe('avalancheXAddresses', () => {
  describeAddressForm(avalancheXAddresses, {
    valid: [`X-${account('avax', 20)}`],
    invalid: [account('avax', 20), `X-${account('fuji', 20)}`],
    testnetOnly: [`X-${account('fuji', 20)}`],
    isMainnetOnly: true,
    hasChecksum: true,
  })
})

describe('cardanoAddresses', () => {
  describeAddressForm(cardanoAddresses, {
    valid: [
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
      'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    ],
    invalid: [
      'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl9',
      'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz',
    ],
    testnetOnly: ['addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz'],
    isMainnetOnly: true,
    hasChecksum: true,
  })
})
