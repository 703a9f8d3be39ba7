import { expect, test } from 'vitest'

import { readAccessTokens } from './readAccessTokens.ts'

const token = { accountId: 'a', accountName: 'Main', accessToken: 'rat_1', brokerType: 'kraken', brokerName: 'Kraken' }

test('a list and its JSON text give the same accounts', () => {
  expect(readAccessTokens([token])).toEqual([token])
  expect(readAccessTokens(JSON.stringify([token]))).toEqual([token])
})

test('no text, an object and invalid JSON contain no accounts', () => {
  for (const value of [undefined, null, {}, '', '{}', '[', 7]) expect(readAccessTokens(value)).toEqual([])
})

test('an element without a usable token is left out, and other fields default to nothing', () => {
  expect(readAccessTokens([{ ...token, accessToken: "a'b" }, null, { accessToken: 'rat_2', accountName: 5 }])).toEqual([
    { accountId: '', accountName: '', accessToken: 'rat_2', brokerType: '', brokerName: '' },
  ])
})

test('a received payload gives its accounts', () => {
  const { accessToken, brokerType, brokerName, ...account } = token
  const received = {
    accountTokens: [{ account, accessToken }, null, { account: 7, accessToken: 'rat_2' }],
    brokerType,
    brokerName,
  }
  expect(readAccessTokens([received, token])).toEqual([
    token,
    { accountId: '', accountName: '', accessToken: 'rat_2', brokerType, brokerName },
    token,
  ])
  expect(
    readAccessTokens([{ ...received, accountTokens: Array.from({ length: 99 }, () => ({ account, accessToken })) }]),
  ).toHaveLength(50)
})

test('at most 50 accounts are read, and names are cut', () => {
  const many = Array.from({ length: 60 }, () => ({ ...token, accountName: 'n'.repeat(1_000) }))
  const read = readAccessTokens(many)
  expect(read).toHaveLength(50)
  expect(read[0]?.accountName).toHaveLength(300)
})
