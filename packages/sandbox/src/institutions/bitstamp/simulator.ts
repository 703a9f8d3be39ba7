import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { addressControls } from './addressControls.ts'
import { bitstampHandlers } from './bitstampHandlers.ts'
import { bitstampNetworks } from './networks.ts'
import { sealAnswer } from './sealAnswer.ts'

const explanation = 'Request rejected due to exceeded rate limit.'
const tooMany = { status: 'error', reason: explanation, response_code: '400.002', response_explanation: explanation }

export const bitstamp: Simulator = {
  name: 'bitstamp',
  networks: bitstampNetworks,
  depositAddresses: 'perUser',
  handlers: bitstampHandlers,
  rateLimited: () => json(400, tooMany),
  seal: sealAnswer,
  controls: addressControls,
}
