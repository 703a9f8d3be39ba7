import { expect, test } from 'vitest'

import { depositAddressProblem } from './depositAddressProblem.ts'

const evm = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
const xrp = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH'
const stellar = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'

test.each([
  ['evm', { address: evm }, undefined],
  ['evm', {}, 'addressMissing'],
  ['evm', { address: '0x1' }, 'addressInvalid'],
  ['evm', { address: `0x${'0'.repeat(40)}` }, 'addressLost'],
  ['solana', { address: '11111111111111111111111111111111' }, 'addressLost'],
  ['evm', { address: evm, addressTag: '5' }, 'tagInvalid'],
  ['ripple', { address: xrp, addressTag: '7' }, undefined],
  ['ripple', { address: xrp }, 'tagMissing'],
  ['stellar', { address: stellar, addressTag: '' }, 'tagMissing'],
  ['stellar', { address: stellar, addressTag: ' ' }, 'tagInvalid'],
] as const)('a deposit on %s to %j has the problem %s', (networkType, destination, problem) => {
  expect(depositAddressProblem({ networkType, testnet: false }, destination)).toBe(problem)
})
