/**
 * The only place that loads ccxt, and only to build and sign one request. It sends nothing (`fetch` is not available
 * here), reads no responses, and has no access to our egress or data. One instance per exchange is kept, without
 * credentials: they come with each call and are removed after it.
 */
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'

for (const way of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) delete globalThis[way]

/** ccxt's package names only its whole; single exchanges, 30 MB in place of 85, are found by file. */
const sources = new URL('../js/src/', pathToFileURL(createRequire(import.meta.url).resolve('ccxt')))

const exchanges = new Map()

const make = async name => {
  const { default: Exchange } = await import(new URL(`${name}.js`, sources).href)
  return new Exchange({ number: String, enableRateLimit: false })
}

const exchangeOf = name => {
  const known = exchanges.get(name) ?? make(name)
  exchanges.set(name, known)
  return known
}

/** Replaces ccxt's clock by the caller's time. */
const setClock = (exchange, nowMs) => {
  exchange.milliseconds = () => nowMs
  exchange.seconds = () => Math.floor(nowMs / 1000)
  exchange.microseconds = () => nowMs * 1000
}

const sign = (exchange, { credentials, call, nowMs }) => {
  setClock(exchange, nowMs)
  Object.assign(exchange, credentials)
  try {
    const { url, method, headers, body } = exchange.sign(call.path, call.api, call.method, call.params)
    return { url, method, headers: { ...headers }, body }
  } finally {
    Object.assign(exchange, { apiKey: undefined, secret: undefined, password: undefined })
  }
}

parentPort.on('message', async task => {
  const { id, exchange } = task
  try {
    const loaded = await exchangeOf(exchange)
    parentPort.postMessage({ id, signed: sign(loaded, task) })
  } catch (error) {
    // Only the name: ccxt's messages may repeat their input.
    parentPort.postMessage({ id, failed: error?.name ?? 'Error' })
  }
})
