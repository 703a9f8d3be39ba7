import { expect, test } from 'vitest'
import { compileContract } from '../../../scripts/compileContracts.mjs'
import committed from './sandboxToken.json' with { type: 'json' }

test('the committed bytecode is what the source compiles to', () => {
  expect(compileContract('SandboxToken')).toEqual(committed)
})
