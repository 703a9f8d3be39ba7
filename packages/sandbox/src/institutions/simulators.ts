/** Every simulated institution, one line each, in alphabetical order. */
export { alpaca } from './alpaca/simulator.ts'
export { binance, binanceUs } from './binance/simulator.ts'
export { bybit } from './bybit/simulator.ts'
export { coinbase } from './coinbase/simulator.ts'
export { gateIo } from './gateIo/simulator.ts'
export { kraken } from './kraken/simulator.ts'
export { kucoin } from './kucoin/simulator.ts'
export { okx } from './okx/simulator.ts'
