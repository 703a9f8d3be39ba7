import { json, type SimResponse } from '../http/types.ts'
import type { UpstreamNames } from '../data/networks.ts'

/** The suffix after the coin in the name of a chain. */
export const okxNetworks: UpstreamNames = { base: 'Base', bitcoin: 'Bitcoin', ethereum: 'ERC20', solana: 'Solana' }

export const chainOf = (symbol: string, networkName: string): string => `${symbol}-${networkName}`

/** OKX's envelope: rows, or a code other than 0, with HTTP 200 unless documented otherwise. */
export const okxRows = (data: readonly object[]): SimResponse => json(200, { code: '0', msg: '', data })

export const okxError = (code: string, msg: string, status = 200): SimResponse => json(status, { code, msg, data: [] })

export const denied = (): SimResponse => okxError('50120', "This API key doesn't have permission to use this function")

export const badParameter = (name: string): SimResponse => okxError('51000', `Parameter ${name} error`, 400)

export const emptyParameter = (name: string): SimResponse =>
  okxError('50014', `Parameter ${name} can not be empty.`, 400)
