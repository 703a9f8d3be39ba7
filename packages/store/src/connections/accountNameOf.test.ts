import { expect, test } from 'vitest'

import { accountNameOf } from './accountNameOf.ts'

const sealer = {
  seal: (text: string, context: string) => Buffer.from(`${context}|${text}`),
  open: (sealed: Buffer, context: string) => {
    const [place, text = ''] = sealed.toString().split('|')
    if (place !== context) throw new Error('of another row')
    return text
  },
}
const sealed = (id: string) => sealer.seal('Main account', `connections:account_name:${id}`)

test('a sealed name can be opened only for its own row', () => {
  expect(accountNameOf({ id: '1', account_name: '', sealed_account_name: sealed('1') }, sealer)).toBe('Main account')
  expect(() => accountNameOf({ id: '2', account_name: '', sealed_account_name: sealed('1') }, sealer)).toThrow()
})

test('a plain-text name is newer than the sealed one, and the only one if none is sealed', () => {
  expect(accountNameOf({ id: '1', account_name: 'New', sealed_account_name: sealed('1') }, sealer)).toBe('New')
  expect(accountNameOf({ id: '1', account_name: '', sealed_account_name: null }, sealer)).toBe('')
})
