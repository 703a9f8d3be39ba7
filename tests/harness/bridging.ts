import { callApi } from './callApi.ts'
import type { Account } from './connectAccount.ts'
import { execute, previewDeposit } from './deposit.ts'
import type { Exchange } from './exchanges.ts'
import { ended } from './money.ts'
import type { Rialto } from './startRialto.ts'

type Server = Pick<Rialto, 'api'>

export const onBase = { network: 'eip155:84532', asset: 'USDC' }
export const onSepolia = { network: 'eip155:11155111', asset: 'USDC' }
export const onSolana = { network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', asset: 'USDC' }
export const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'

interface BridgingAnswer {
  http: number
  transferId: string
  address: string
  /** The envelope's. */
  message: string
}

interface RoutePair {
  origin: typeof onBase
  destination: typeof onBase
}

/** Asks for an address whose pay-in arrives at `recipient`; by default from Base Sepolia to Sepolia. Rejects when the server dies. */
export const requestAddress = async (
  server: Server,
  transactionId: string,
  recipient: string,
  { origin, destination }: RoutePair = { origin: onBase, destination: onSepolia },
): Promise<BridgingAnswer> => {
  const { http, content, message } = await callApi(server, 'POST', '/bridging/address', {
    userId: 'user-1',
    transactionId,
    origin,
    destination: { ...destination, address: recipient },
  })
  const { tracking, selectedRoute } = (content ?? {}) as Partial<{
    tracking: { transferId: string }
    selectedRoute: { bridgingAddress: { address: string } }
  }>
  return {
    http,
    message,
    transferId: tracking?.transferId ?? '',
    address: selectedRoute?.bridgingAddress.address ?? '',
  }
}

/** Pays in from a connected exchange, and waits until that has arrived. */
export const payIn = async (
  server: Server,
  account: Account,
  exchange: Exchange,
  to: { address: string; amount: number },
): Promise<void> => {
  const previewId = await previewDeposit(server, account, to)
  await execute(server, account, previewId, exchange.mfaCode)
  const record = await ended(server, previewId)
  if (record.status !== 'succeeded') throw new Error(`the pay-in failed: ${record.statusDetails ?? ''}`)
}
