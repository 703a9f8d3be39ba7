import { expect, test } from 'vitest'

import { EvmRpcError } from './evmRpcError.ts'

test('an error keeps its cause apart from its message', () => {
  const cause = new Error('https://node.example/canary')
  const error = new EvmRpcError('unreachable', 'No response', cause)
  expect(error.message).toBe('No response')
  expect(error).toMatchObject({ kind: 'unreachable', cause })
})
