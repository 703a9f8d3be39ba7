import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { checkOf } from '@rialto/contract'

import { fitting } from './asConnectorError.ts'

const isCoin = checkOf(Type.Object({ coin: Type.String() }))

describe('of a published list', () => {
  test('an odd row is left out and the others stay', () => {
    expect(fitting('Bank', [null, { coin: 'BTC' }, { coin: 1 }], isCoin)).toEqual([{ coin: 'BTC' }])
  })

  test('nothing is left where nothing was listed', () => expect(fitting('Bank', [], isCoin)).toEqual([]))

  test('no row that fits is an error, not an empty list', () => {
    expect(() => fitting('Bank', [null, {}], isCoin)).toThrow('Bank returned an invalid list')
  })
})
