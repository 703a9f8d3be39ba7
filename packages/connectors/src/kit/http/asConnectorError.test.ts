import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { checkOf } from '@rialto/contract'

import { fitting } from './asConnectorError.ts'

const isCoin = checkOf(Type.Object({ coin: Type.String() }))

describe('of a published list', () => {
  test('an invalid row is left out and the others stay', () => {
    expect(fitting('Bank', [null, { coin: 'BTC' }, { coin: 1 }], isCoin)).toEqual([{ coin: 'BTC' }])
  })

  test('an empty list stays empty', () => expect(fitting('Bank', [], isCoin)).toEqual([]))

  test('no row that fits is an error, not an empty list', () => {
    expect(() => fitting('Bank', [null, {}], isCoin)).toThrow('Bank returned an invalid list')
  })
})
