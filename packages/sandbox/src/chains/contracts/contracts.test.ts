import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileContract, contracts } from '../../../scripts/compileContracts.mjs'

test.each(Object.entries(contracts))(
  'the committed bytecode of %s is the compiler’s output for its source',
  (name, file) => {
    const committed: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
    expect(compileContract(name)).toEqual(committed)
  },
)
