import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { NetworkType } from '../networkType.ts'
import { isValidAddress } from './isValidAddress.ts'

interface Vector {
  name: string
  networkType: NetworkType
  address: string
  isValid: boolean
}

const file = new URL('../../../link-protocol/vectors/addresses.json', import.meta.url)
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[]

test.each(vectors)('$networkType, $name: $isValid', ({ networkType, address, isValid }) =>
  expect(isValidAddress(networkType, address)).toBe(isValid),
)
