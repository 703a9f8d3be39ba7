import { bitstamp } from '../bitstamp/simulator.ts'
import { bitstampClient } from './bitstampClient.ts'
import { openInstitutions } from './openInstitutions.ts'

/** A simulated Bitstamp, its callers by key, and a valid withdrawal. */
export const openBitstamp = () => {
  const sandbox = openInstitutions(bitstamp)
  const as = (key: string) => bitstampClient(sandbox, sandbox.clock.nowMs, key)
  const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const WITHDRAW = 'usdc_withdrawal'
  const REQUESTS = 'withdrawal-requests'
  const order = (change: Record<string, string> = {}) => ({ amount: '10', address: TO, network: 'ethereum', ...change })
  return { sandbox, as, TO, WITHDRAW, REQUESTS, order }
}
