/** Every simulated institution, one line each, in alphabetical order. */
export { binance, binanceUs } from './binance/simulator.ts'
export { bybit } from './bybit/simulator.ts'
export { coinbase } from './coinbase/simulator.ts'
export { gateIo } from './gateIo/simulator.ts'
export { kraken } from './kraken/simulator.ts'
export { kucoin } from './kucoin/simulator.ts'
