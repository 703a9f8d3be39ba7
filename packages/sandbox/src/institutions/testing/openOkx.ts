import { okx } from '../okx/simulator.ts'
import { okxClient } from './okxClient.ts'
import { openInstitutions } from './openInstitutions.ts'

/** A simulated OKX, its callers by key, and a valid withdrawal. */
export const openOkx = () => {
  const sandbox = openInstitutions(okx)
  const as = (key: string, wrong: Parameters<typeof okxClient>[3] = {}) =>
    okxClient(sandbox, sandbox.clock.nowMs, key, wrong)
  const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const WITHDRAW = '/api/v5/asset/withdrawal'
  const SENT = '/api/v5/asset/withdrawal-history'
  const CONFIG = '/api/v5/account/config'
  const order = (change: object = {}) => ({
    ccy: 'USDC',
    amt: '10',
    dest: '4',
    toAddr: TO,
    chain: 'USDC-ERC20',
    ...change,
  })
  return { sandbox, as, TO, WITHDRAW, SENT, CONFIG, order }
}
