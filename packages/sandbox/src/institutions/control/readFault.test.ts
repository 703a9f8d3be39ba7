import { expect, test } from 'vitest'
import { readFault } from './readFault.ts'

const hosts = ['api.kraken.com', 'www.okx.com']
const read = (change: object = {}) => readFault({ host: 'www.okx.com', mode: 'hang', ...change }, hosts)

test('a fault strikes once, on every path, unless it says more', () => {
  expect(read()).toEqual({ host: 'www.okx.com', path: '/', mode: 'hang', times: 1 })
  expect(read({ mode: 'rateLimit', method: 'post', path: '/api', times: 3, retryAfter: 7, code: 418 })).toEqual({
    host: 'www.okx.com',
    method: 'POST',
    path: '/api',
    mode: 'rateLimit',
    times: 3,
    retryAfter: 7,
    code: 418,
  })
})

test.each([
  [{ host: 'elsewhere' }, 'host must be one of api.kraken.com, www.okx.com'],
  [{ host: undefined }, 'host must be one of api.kraken.com, www.okx.com'],
  [{ mode: 'explode' }, /^mode must be one of latency, resetBefore/],
  [{ times: 0 }, 'times must be a whole number above zero'],
  [{ times: 1.5 }, 'times must be a whole number above zero'],
  [{ times: '2' }, 'times must be a whole number above zero'],
  [{ times: 1_000_001 }, 'times must be a whole number above zero'],
])('%j makes no sense', (change, problem) => {
  expect(read(change)).toEqual(expect.stringMatching(problem))
})

test.each([{ ms: 600_001 }, { code: 600 }, { retryAfter: -1 }, { afterSideEffect: 'yes' }, { location: 5 }])(
  '%j is left out: it is no value of its field',
  change => {
    expect(read(change)).toEqual(read())
  },
)
