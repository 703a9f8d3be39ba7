import type {
  cancelOrderOperation,
  configureTransferOperation,
  createBridgingAddressOperation,
  createLinkTokenOperation,
  createTransferOperation,
  executeTransferOperation,
  getAccountAddressOperation,
  getAccountTransferOperation,
  getBalanceOperation,
  getEquityPriceOperation,
  getHoldingsOperation,
  getLatestBlockhashOperation,
  getLinkResultOperation,
  getOrderOperation,
  getOrderSymbolInfoOperation,
  getStatusOperation,
  getTradingFeaturesOperation,
  getSymbolDetailsOperation,
  getTokenProgramOperation,
  isTokenAddressCreatedOperation,
  listAccountTransfersOperation,
  listAssetsOperation,
  listDepositRoutesOperation,
  listIntegrationsOperation,
  listNetworksOperation,
  listOrdersOperation,
  listTransfersOperation,
  listWalletVerificationsOperation,
  listWithdrawalRoutesOperation,
  Operation,
  placeOrderOperation,
  previewOrderOperation,
  previewTransferOperation,
  quoteBridgeOperation,
  refreshTokenOperation,
  removeAccountOperation,
} from '@rialto/contract'

import { createSend, type RialtoOptions, type Send } from './createSend.ts'
import { iteratePages } from './iteratePages.ts'
import type { BodyOf, ContentOf, QueryOf } from './operationTypes.ts'

type TransferQuery = QueryOf<typeof listTransfersOperation>
type TransferPage = ContentOf<typeof listTransfersOperation>
type AssetQuery = QueryOf<typeof listAssetsOperation>
type AssetPage = ContentOf<typeof listAssetsOperation>
type HistoryQuery = BodyOf<typeof listAccountTransfersOperation>
type HistoryPage = ContentOf<typeof listAccountTransfersOperation>
type AssetType = 'equity' | 'cryptocurrency'

/**
 * A client of the Rialto API. Every call resolves to the content of the answer and rejects with a `RialtoApiError`, a
 * `RialtoUnauthorizedError` or a `RialtoConnectionError`. Reads are sent up to three times; writes once, always.
 *
 * @example
 * const rialto = createRialto({ baseUrl: 'https://rialto.example.com', clientId, clientSecret })
 * const { linkToken } = await rialto.linkTokens.create({ userId: 'user-1' })
 */
export const createRialto = (options: RialtoOptions) => {
  const send = createSend(options)
  return {
    linkTokens: {
      create: posting<typeof createLinkTokenOperation>(send, '/linktoken', 'write'),
      /** What the user did in the session, by the `resultCode` of your callback URL or by the link token. */
      result: posting<typeof getLinkResultOperation>(send, '/linktoken/result', 'write'),
    },
    integrations: { list: getting<typeof listIntegrationsOperation>(send, '/integrations') },
    status: { get: getting<typeof getStatusOperation>(send, '/status') },
    networks: { list: getting<typeof listNetworksOperation>(send, '/transfers/managed/networks') },
    balances: { get: posting<typeof getBalanceOperation>(send, '/balance/get', 'read') },
    holdings: { get: posting<typeof getHoldingsOperation>(send, '/holdings/get', 'read') },
    tokens: { refresh: posting<typeof refreshTokenOperation>(send, '/token/refresh', 'write') },
    accounts: {
      /** Removes the connection and everything stored about it. */
      remove: async (body: BodyOf<typeof removeAccountOperation>): Promise<void> => {
        await send({ method: 'DELETE', path: '/account', body, isRead: false })
      },
    },
    transfers: transfersOf(send),
    orders: ordersOf(send),
    bridging: {
      /** What can be paid out, from the pairs you can send from. */
      withdrawalRoutes: posting<typeof listWithdrawalRoutesOperation>(send, '/bridging/routes/withdrawal', 'read'),
      /** What can be paid in, to the pairs you can receive. */
      depositRoutes: posting<typeof listDepositRoutesOperation>(send, '/bridging/routes/deposit', 'read'),
      quote: posting<typeof quoteBridgeOperation>(send, '/bridging/quote', 'read'),
      /** While the transfer is in progress the same call answers the same address: ask again after a lost answer. */
      createAddress: posting<typeof createBridgingAddressOperation>(send, '/bridging/address', 'write'),
    },
    accountTransfers: accountTransfersOf(send),
    solana: {
      latestBlockhash: solanaRead<typeof getLatestBlockhashOperation>(send, 'getLatestBlockhash'),
      tokenProgram: solanaRead<typeof getTokenProgramOperation>(send, 'getTokenProgram'),
      /** "true" or "false". */
      isTokenAddressCreated: solanaRead<typeof isTokenAddressCreatedOperation>(send, 'isTokenAddressCreated'),
    },
    wallets: {
      /** The addresses that users have proved to hold. */
      verifications: (query: QueryOf<typeof listWalletVerificationsOperation>) =>
        send({ method: 'GET', path: '/wallets/verify', query, isRead: true }) as Promise<
          ContentOf<typeof listWalletVerificationsOperation>
        >,
    },
    assets: assetsOf(send),
  }
}

export type Rialto = ReturnType<typeof createRialto>

const getting =
  <O extends Operation>(send: Send, path: string) =>
  () =>
    send({ method: 'GET', path, isRead: true }) as Promise<ContentOf<O>>

/** What a write may be sent with. */
interface WriteOptions {
  /**
   * A UUID of this request alone. The write is then sent up to three times, like a read: the server executes it once and gives the
   * first answer again. Repeat it yourself with the same key and body within 24 hours.
   */
  idempotencyKey?: string
}

function posting<O extends Operation>(
  send: Send,
  path: string,
  kind: 'read',
): (body: BodyOf<O>) => Promise<ContentOf<O>>
function posting<O extends Operation>(
  send: Send,
  path: string,
  kind: 'write',
): (body: BodyOf<O>, options?: WriteOptions) => Promise<ContentOf<O>>
function posting(send: Send, path: string, kind: 'read' | 'write') {
  return (body: unknown, options: WriteOptions = {}) =>
    send({ method: 'POST', path, body, isRead: kind === 'read', ...options })
}

/** Posts by their method, reads by what they do. */
const solanaRead =
  <O extends Operation>(send: Send, name: string) =>
  (query: QueryOf<O>) =>
    send({ method: 'POST', path: `/catalog/solana/${name}`, query, isRead: true }) as Promise<ContentOf<O>>

const transfersOf = (send: Send) => {
  const list = (query: TransferQuery = {}) =>
    send({ method: 'GET', path: '/transfers/managed/platform', query, isRead: true }) as Promise<TransferPage>
  return {
    configure: posting<typeof configureTransferOperation>(send, '/transfers/managed/configure', 'write'),
    preview: posting<typeof previewTransferOperation>(send, '/transfers/managed/preview', 'write'),
    /** Moves money. Never sent twice; after a `RialtoConnectionError` look for the preview's id with `list`. */
    execute: posting<typeof executeTransferOperation>(send, '/transfers/managed/execute', 'write'),
    list,
    /** Every transfer that fits, on all pages. Oldest first by default, so that new ones come last. */
    iterate: ({ count = 100, ...query }: Omit<TransferQuery, 'offset'> = {}) =>
      iteratePages(
        page => list({ orderBy: 'createdTimestamp', descendingOrder: false, ...query, ...page }),
        count,
        ({ id }) => id,
      ),
  }
}

/** A connected account's own deposits and withdrawals, whoever asked for them. */
const accountTransfersOf = (send: Send) => {
  const list = posting<typeof listAccountTransfersOperation>(send, '/transfers/list', 'read')
  return {
    list,
    /** Every one that fits, following the cursor to the institution's end. */
    iterate: (body: Omit<HistoryQuery, 'cursor'>) => iterateCursor(cursor => list({ ...body, ...cursor })),
    details: posting<typeof getAccountTransferOperation>(send, '/transfers/details', 'read'),
    /** Deprecated in favour of `transfers.execute`. Moves money. Never sent twice. */
    create: posting<typeof createTransferOperation>(send, '/transfers', 'write'),
    address: posting<typeof getAccountAddressOperation>(send, '/transfers/address/get', 'read'),
    symbolDetails: posting<typeof getSymbolDetailsOperation>(send, '/transfers/symbol/details', 'read'),
  }
}

const iterateCursor = async function* (
  read: (place: { cursor?: string }) => Promise<HistoryPage>,
): AsyncGenerator<HistoryPage['transfers'][number]> {
  let cursor: string | undefined
  do {
    const page: HistoryPage = await read(cursor === undefined ? {} : { cursor })
    yield* page.transfers
    cursor = page.cursor
  } while (cursor !== undefined)
}

const ordersOf = (send: Send) => {
  const list = posting<typeof listOrdersOperation>(send, '/transactions/list', 'read')
  return {
    features: posting<typeof getTradingFeaturesOperation>(send, '/transactions/featureList', 'read'),
    symbolInfo: posting<typeof getOrderSymbolInfoOperation>(send, '/transactions/symbolinfo', 'read'),
    preview: (side: 'buy' | 'sell', body: BodyOf<typeof previewOrderOperation>) =>
      posting<typeof previewOrderOperation>(send, `/transactions/preview/${side}`, 'read')(body),
    /** Moves money, and every call is an order of its own. Never sent twice; after a `RialtoConnectionError` look for it with `list`. */
    place: (side: 'buy' | 'sell', body: BodyOf<typeof placeOrderOperation>) =>
      posting<typeof placeOrderOperation>(send, `/transactions/${side}`, 'write')(body),
    /** An order that is cancelled already stays so. */
    cancel: async (body: BodyOf<typeof cancelOrderOperation>): Promise<void> => {
      await send({ method: 'POST', path: '/transactions/cancel', body, isRead: false })
    },
    details: posting<typeof getOrderOperation>(send, '/transactions/details', 'read'),
    list,
    /** Every order that fits, on all pages, newest first. */
    iterate: async function* (query: Omit<BodyOf<typeof listOrdersOperation>, 'cursor'>) {
      let cursor: string | undefined
      do {
        const page = await list({ ...query, ...(cursor === undefined ? {} : { cursor }) })
        yield* page.transactions
        cursor = page.cursor
      } while (cursor !== undefined)
    },
  }
}

const assetsOf = (send: Send) => {
  const list = (assetType: AssetType, query: AssetQuery = {}) =>
    send({ method: 'GET', path: `/assets/${assetType}`, query, isRead: true }) as Promise<AssetPage>
  return {
    list,
    /** Every asset that fits, on all pages, best match first. */
    iterate: (assetType: AssetType, { count = 500, ...query }: Omit<AssetQuery, 'offset'> = {}) =>
      iteratePages(
        page => list(assetType, { ...query, ...page }),
        count,
        ({ symbol }) => symbol,
      ),
    /** The price of one share in USD, and when it was quoted in Unix seconds. */
    price: (symbol: string) =>
      send({ method: 'GET', path: `/assets/equity/${encodeURIComponent(symbol)}/price`, isRead: true }) as Promise<
        ContentOf<typeof getEquityPriceOperation>
      >,
  }
}
