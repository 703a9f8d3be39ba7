import { ethereum } from './describeCcxtExchange.ts'

/** A user's address on an EVM network. */
export const recipient = '0x99ced129603abc771c0dabe935c326ff6c86645d'
/** The user's deposit address. */
export const ownAddress = '0x48101adb67d426cb15e46be5f1d9f6ab25f311ea'
export const hash = '0xb5ef8c13b968a406cc62a93a8bd80f9e9a906ef1b3fcf20a2e48573c17659268'

/** The token of the order, for exchanges that state contracts. */
export const usdcContract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

export const usdcOrder = { symbol: 'USDC', networkId: ethereum, address: recipient, amount: '12.5' }
