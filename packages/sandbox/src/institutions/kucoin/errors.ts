import { json, type SimResponse } from '../http/types.ts'
import type { UpstreamNames } from '../data/networks.ts'

export const kucoinNetworks: UpstreamNames = {
  base: 'base',
  bitcoin: 'btc',
  ethereum: 'eth',
  solana: 'sol',
  xrpl: 'xrp',
}

export const kucoinData = (data: unknown): SimResponse => json(200, { code: '200000', data })

/** Refusals by KuCoin's services have HTTP 200. */
export const kucoinError = (code: string, msg: string): SimResponse => json(200, { code, msg })

/** Refusals by KuCoin's gateway, before a service gets the request. */
export const gatewayError = (code: string, msg: string): SimResponse => json(400, { code, msg })

/** 400100 covers every invalid parameter. */
export const badParameter = (msg: string): SimResponse => kucoinError('400100', msg)

export const denied = (): SimResponse => gatewayError('400007', 'Access denied, requires more permission.')
