import { randomUUID } from 'node:crypto'

import { createVault, generateVaultKey } from '@rialto/vault'
import { expect, test } from 'vitest'

import { sealedColumns } from './sealedColumns.ts'

const all = Object.entries(sealedColumns).flatMap(([table, { columns }]) =>
  Object.entries(columns).map(([column, contextOf]) => ({ at: `${table}.${column}`, contextOf })),
)
const vault = createVault({ keys: [{ id: 'key', key: generateVaultKey() }], current: 'key' })

test.each(all)('a value of $at that is copied to another row does not open there', ({ contextOf }) => {
  const [row, other] = [randomUUID(), randomUUID()]
  const sealed = vault.seal('a secret', contextOf(row))
  expect(vault.open(sealed, contextOf(row))).toBe('a secret')
  expect(() => vault.open(sealed, contextOf(other))).toThrow()
})

test.each(all)(
  'a value of $at that is copied to another column of any table does not open there',
  ({ at, contextOf }) => {
    const id = randomUUID()
    const sealed = vault.seal('a secret', contextOf(id))
    const others = all.filter(one => one.at !== at)
    expect(others.length).toBeGreaterThan(10)
    for (const other of others) expect(() => vault.open(sealed, other.contextOf(id))).toThrow()
  },
)
