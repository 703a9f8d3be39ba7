export { callRpc } from '../chains/callRpc.ts'
export { startTestChains } from './startTestChains.ts'
