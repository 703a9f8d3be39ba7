export { startTestChains } from './startTestChains.ts'
