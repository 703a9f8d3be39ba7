import { expect, it } from 'vitest'
import { signQuery } from './signQuery.ts'

/** The key, parameters and signature of Binance's own documentation (request security, HMAC example). */
const secret = 'NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j'

it('signs Binance’s documented example', () => {
  const signed = signQuery(secret, {
    symbol: 'LTCBTC',
    side: 'BUY',
    type: 'LIMIT',
    timeInForce: 'GTC',
    quantity: '1',
    price: '0.1',
    recvWindow: '5000',
    timestamp: '1499827319559',
  })
  expect(signed).toBe(
    'symbol=LTCBTC&side=BUY&type=LIMIT&timeInForce=GTC&quantity=1&price=0.1&recvWindow=5000&timestamp=1499827319559' +
      '&signature=c8db56825ae71d6d79447849e617115f4a920fa2acdcab2b053c4b2838bd6b71',
  )
})

it('signs the encoded text that is sent', () => {
  expect(signQuery('k', { name: "a b&c=d+(e)!'*" })).toMatch(
    /^name=a%20b%26c%3Dd%2B%28e%29%21%27%2A&signature=[0-9a-f]{64}$/,
  )
})
