import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { ReviewAction } from '../../packages/contract/src/admin/transfers/reviewAction.ts'
import { TransferState } from '../../packages/contract/src/shared/enums.ts'
import { moneyFlows, payers, withoutSums } from './moneyFlows.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const valuesOf = (shape: object): readonly string[] => (shape as { enum: readonly string[] }).enum
const has = (part: Partial<(typeof moneyFlows)[number]>) =>
  moneyFlows.some(flow =>
    Object.entries(part).every(([name, value]) =>
      Object.entries(flow).some(([key, own]) => key === name && own === value),
    ),
  )

/** Files of a folder whose name is of this form, by the part of it that names the family. */
const familiesIn = (folder: string, form: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap(
    name => form.exec(name)?.[1]?.toLowerCase() ?? [],
  )

test('each flow of money is proven by a test of its file, which adds the rows against books', () => {
  for (const { file, test: name } of moneyFlows) {
    const text = read(file)
    expect(text.includes(`'${name}`) || text.includes(`\`${name}`), `${file}: ${name}`).toBe(true)
  }
  const withBooks = /unexplained|goneBy|compareBooks|checkEnd|from '\.\/simulate\.ts'/
  for (const file of new Set(moneyFlows.map(flow => flow.file))) expect(read(file), file).toMatch(withBooks)
  const names = moneyFlows.map(({ payer, state, what, family = '' }) => [payer, state, what, family].join(' '))
  expect(new Set(names).size).toBe(names.length)
})

test('each payer, state, decision and family of networks has a flow', () => {
  for (const payer of Object.keys(payers)) expect(has({ payer: payer as never, state: 'succeeded' }), payer).toBe(true)
  // Whether an unknown transfer was sent is not known: its rows are those of one in progress.
  for (const state of valuesOf(TransferState).filter(one => one !== 'unknown')) expect(has({ state }), state).toBe(true)
  for (const decision of valuesOf(ReviewAction))
    expect(has({ decision }) !== decision in withoutSums, decision).toBe(true)
  for (const family of familiesIn('packages/chains/src', /(?:^|\/)(\w+)Payments\.ts$/).filter(
    one => !one.startsWith('createchain'),
  ))
    expect(has({ payer: 'wallet', family }), `wallet ${family}`).toBe(true)
  for (const family of familiesIn('packages/chains/src/deposits', /^create(\w+)Deposits\.ts$/).filter(
    one => one !== 'chain',
  ))
    expect(has({ payer: 'address', family }), `address ${family}`).toBe(true)
})

test('the document about proofs says how many flows there are', () => {
  expect(read('docs/proof.md')).toContain(`${moneyFlows.length} flows of money`)
})
