import { defined } from '@rialto/defined'

import { type Caller, callApi } from './callApi.ts'
import type { Account } from './connectAccount.ts'

export const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

export interface Executed {
  http: number
  status: string
  errorMessage?: string
  executeTransferResult: { transferId: string; status: string }
}

export interface DepositRecord {
  status: 'pending' | 'succeeded' | 'failed'
  hash?: string
  statusDetails?: string
  institutionTransactionId?: string
}

/** Configures and previews a deposit of USDC on Base Sepolia; answers the preview, which is also the transfer's id. */
export const previewDeposit = async (
  server: Caller,
  account: Account,
  { address, amount }: { address: string; amount: number },
): Promise<string> => {
  const from = { fromAuthToken: account.accessToken, fromType: account.type }
  const where = { networkId: baseSepolia, symbol: 'USDC' }
  const configured = await callApi(server, 'POST', '/transfers/managed/configure', {
    ...from,
    toAddresses: [{ ...where, address }],
  })
  const { holdings } = configured.content as { holdings: { symbol: string; eligibleForTransfer: boolean }[] }
  if (!holdings.some(({ symbol, eligibleForTransfer }) => symbol === 'USDC' && eligibleForTransfer))
    throw new Error(`USDC cannot be sent: ${JSON.stringify(configured)}`)
  const preview = await callApi(server, 'POST', '/transfers/managed/preview', {
    ...from,
    ...where,
    toAddress: address,
    amount,
  })
  if (preview.status !== 'ok') throw new Error(`no preview: ${JSON.stringify(preview)}`)
  return (preview.content as { previewResult: { previewId: string } }).previewResult.previewId
}

/** Rejects when the server goes away before it answers. */
export const execute = async (
  server: Caller,
  account: Account,
  previewId: string,
  mfaCode?: string,
): Promise<Executed> => {
  const { http, content } = await callApi(server, 'POST', '/transfers/managed/execute', {
    fromAuthToken: account.accessToken,
    fromType: account.type,
    previewId,
    ...defined({ mfaCode }),
  })
  return { http, ...((content ?? {}) as Omit<Executed, 'http'>) }
}

/** The transfer as the API's list has it, or undefined when nothing was ever intended. */
export const readRecord = async (server: Caller, transferId: string): Promise<DepositRecord | undefined> => {
  const answer = await callApi(server, 'GET', `/transfers/managed/platform?Id=${transferId}`)
  if (answer.status !== 'ok') throw new Error(`no list: ${JSON.stringify(answer)}`)
  return (answer.content as { items: DepositRecord[] }).items[0]
}
