import { expect, test } from 'vitest'

import { cannedEgress } from '../kit/testing/cannedEgress.ts'
import { createKrakenPriceList } from './createKrakenPriceList.ts'

const answering = (body: object) => cannedEgress({ 'GET /0/public/Ticker': { body } }).egress

test('prices are last trades against the dollar, by the usual symbols', async () => {
  const last = (price: string) => ({ a: ['1', '1', '1'], c: [price, '0.1'] })
  const result = {
    XXBTZUSD: last('60000.1'),
    ZEURZUSD: last('1.1'),
    USDTZUSD: last('0.9999'),
    XTZUSD: last('0.7'),
    SOLUSD: last('150'),
    LUNA2USD: last('0.3'),
    XXBTZEUR: last('55000'),
    BADUSD: last('none'),
  }
  const prices = await createKrakenPriceList(answering({ error: [], result })).load()
  expect([...prices]).toEqual([
    ['BTC', '60000.1'],
    ['EUR', '1.1'],
    ['USDT', '0.9999'],
    ['XTZ', '0.7'],
    ['SOL', '150'],
    ['LUNA', '0.3'],
  ])
  const error = { error: ['EService:Unavailable'], result: {} }
  await expect(createKrakenPriceList(answering(error)).load()).rejects.toThrow('malformed')
})
