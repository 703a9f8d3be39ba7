import type { Operations } from './generated/api.ts'
import { createSend, type RialtoOptions, type Send } from './createSend.ts'
import { iteratePages } from './iteratePages.ts'
import type { BodyOf, ContentOf, OperationId, QueryOf } from './operationTypes.ts'

type TransferQuery = QueryOf<'listTransfers'>
type TransferPage = ContentOf<'listTransfers'>
type AssetQuery = QueryOf<'listAssets'>
type AssetPage = ContentOf<'listAssets'>
type HistoryQuery = BodyOf<'listAccountTransfers'>
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
      create: posting<'createLinkToken'>(send, '/linktoken', 'write'),
      /** Outcome of the session, by the `resultCode` of your callback URL or by the link token. */
      result: posting<'getLinkResult'>(send, '/linktoken/result', 'write'),
    },
    /** Deprecated in favour of `linkTokens`. */
    catalogLinks: {
      get: (query: QueryOf<'getCatalogLink'>) =>
        send<ContentOf<'getCatalogLink'>>({ method: 'GET', path: '/cataloglink', query, isRead: true }),
      create: (query: QueryOf<'createCatalogLink'>, body: BodyOf<'createCatalogLink'>) =>
        send<ContentOf<'createCatalogLink'>>({ method: 'POST', path: '/cataloglink', query, body, isRead: false }),
    },
    integrations: { list: getting<'listIntegrations'>(send, '/integrations') },
    status: { get: getting<'getStatus'>(send, '/status') },
    networks: { list: getting<'listNetworks'>(send, '/transfers/managed/networks') },
    balances: {
      get: posting<'getBalance'>(send, '/balance/get', 'read'),
      /** Of all connected accounts of a user. */
      portfolio: (query: QueryOf<'getFiatPortfolio'>) =>
        send<ContentOf<'getFiatPortfolio'>>({ method: 'GET', path: '/balance/portfolio', query, isRead: true }),
    },
    holdings: {
      get: posting<'getHoldings'>(send, '/holdings/get', 'read'),
      value: posting<'getHoldingsValue'>(send, '/holdings/value', 'read'),
      /** Of all connected accounts of a user. */
      portfolio: (query: QueryOf<'getPortfolio'>) =>
        send<ContentOf<'getPortfolio'>>({ method: 'GET', path: '/holdings/portfolio', query, isRead: true }),
    },
    authentication: authenticationOf(send),
    identity: {
      account: posting<'verifyAccount'>(send, '/account/verify', 'read'),
      exchange: posting<'verifyExchange'>(send, '/exchange/verify', 'read'),
    },
    tokens: { refresh: posting<'refreshToken'>(send, '/token/refresh', 'write') },
    accounts: {
      /** Removes the connection and everything stored about it. */
      remove: async (body: BodyOf<'removeAccount'>): Promise<void> => {
        await send({ method: 'DELETE', path: '/account', body, isRead: false })
      },
    },
    transfers: transfersOf(send),
    orders: ordersOf(send),
    bridging: {
      /** Pairs for payouts, from the pairs you can send from. */
      withdrawalRoutes: posting<'listWithdrawalRoutes'>(send, '/bridging/routes/withdrawal', 'read'),
      /** Pairs for deposits, to the pairs you can receive. */
      depositRoutes: posting<'listDepositRoutes'>(send, '/bridging/routes/deposit', 'read'),
      quote: posting<'quoteBridge'>(send, '/bridging/quote', 'read'),
      /** While the transfer is in progress the same call returns the same address: call again after a lost answer. */
      createAddress: posting<'createBridgingAddress'>(send, '/bridging/address', 'write'),
    },
    paymentRequests: paymentRequestsOf(send),
    refunds: refundsOf(send),
    payouts: payoutsOf(send),
    accountTransfers: accountTransfersOf(send),
    solana: {
      latestBlockhash: solanaRead<'getLatestBlockhash'>(send, 'getLatestBlockhash'),
      tokenProgram: solanaRead<'getTokenProgram'>(send, 'getTokenProgram'),
      /** "true" or "false". */
      isTokenAddressCreated: solanaRead<'isTokenAddressCreated'>(send, 'isTokenAddressCreated'),
    },
    wallets: {
      /** Verified addresses of users. */
      verifications: (query: QueryOf<'listWalletVerifications'>) =>
        send<ContentOf<'listWalletVerifications'>>({ method: 'GET', path: '/wallets/verify', query, isRead: true }),
    },
    assets: assetsOf(send),
  }
}

export type Rialto = ReturnType<typeof createRialto>

const getting =
  <O extends OperationId>(send: Send, path: string) =>
  () =>
    send<ContentOf<O>>({ method: 'GET', path, isRead: true })

/** Options of a write. */
interface WriteOptions {
  /**
   * A UUID of this request alone. The write is then sent up to three times, like a read: the server executes it once and gives the
   * first answer again. Repeat it yourself with the same key and body within 24 hours.
   */
  idempotencyKey?: string
}

function posting<O extends OperationId>(
  send: Send,
  path: string,
  kind: 'read',
): (body: BodyOf<O>) => Promise<ContentOf<O>>
function posting<O extends OperationId>(
  send: Send,
  path: string,
  kind: 'write',
): (body: BodyOf<O>, options?: WriteOptions) => Promise<ContentOf<O>>
function posting(send: Send, path: string, kind: 'read' | 'write') {
  return (body: unknown, options: WriteOptions = {}) =>
    send({ method: 'POST', path, body, isRead: kind === 'read', ...options })
}

/** Solana reads, which are POST requests. */
const solanaRead =
  <O extends OperationId>(send: Send, name: string) =>
  (query: QueryOf<O>) =>
    send<ContentOf<O>>({ method: 'POST', path: `/catalog/solana/${name}`, query, isRead: true })

/** Connecting accounts on pages of your own. */
const authenticationOf = (send: Send) => ({
  schemes: getting<'listAuthenticationSchemes'>(send, '/authenticationSchemes'),
  /** Begins a sign-in, or returns the fields to ask the user for. */
  start: (
    brokerType: Operations['startAuthentication']['params']['brokerType'],
    query: QueryOf<'startAuthentication'>,
  ) =>
    send<ContentOf<'startAuthentication'>>({
      method: 'GET',
      path: `/authenticate/${brokerType}`,
      query,
      isRead: false,
    }),
  authenticate: (query: QueryOf<'authenticate'>, body: BodyOf<'authenticate'>) =>
    send<ContentOf<'authenticate'>>({ method: 'POST', path: '/authenticate', query, body, isRead: false }),
})

/** Orders that users pay by sending to an address. */
const paymentRequestsOf = (send: Send) => ({
  /** While the order is open the same call returns the same address: call again after a lost answer. */
  create: posting<'createPaymentRequest'>(send, '/paymentRequests', 'write'),
  get: ({ paymentRequestId }: Operations['getPaymentRequest']['params']) =>
    send<ContentOf<'getPaymentRequest'>>({ method: 'GET', path: `/paymentRequests/${paymentRequestId}`, isRead: true }),
  /** An address of a bridge, at which the order can be paid in another asset: call again after a lost answer. */
  createBridgePayment: (
    { paymentRequestId }: Operations['createBridgePayment']['params'],
    body: BodyOf<'createBridgePayment'>,
  ) =>
    send<ContentOf<'createBridgePayment'>>({
      method: 'POST',
      path: `/paymentRequests/${paymentRequestId}/bridgePayments`,
      body,
      isRead: false,
    }),
  resolve: (
    { paymentRequestId }: Operations['resolvePaymentRequest']['params'],
    body: BodyOf<'resolvePaymentRequest'>,
  ) =>
    send<ContentOf<'resolvePaymentRequest'>>({
      method: 'POST',
      path: `/paymentRequests/${paymentRequestId}/resolve`,
      body,
      isRead: false,
    }),
})

/** The return of money of a payment request, which you send yourself. */
const refundsOf = (send: Send) => ({
  create: posting<'createRefund'>(send, '/refunds', 'write'),
  get: ({ refundId }: Operations['getRefund']['params']) =>
    send<ContentOf<'getRefund'>>({ method: 'GET', path: `/refunds/${refundId}`, isRead: true }),
  /** Names the transaction with which you sent it. */
  report: ({ refundId }: Operations['reportRefund']['params'], body: BodyOf<'reportRefund'>) =>
    send<ContentOf<'reportRefund'>>({ method: 'POST', path: `/refunds/${refundId}/transaction`, body, isRead: false }),
  cancel: ({ refundId }: Operations['cancelRefund']['params']) =>
    send<ContentOf<'cancelRefund'>>({ method: 'POST', path: `/refunds/${refundId}/cancel`, isRead: false }),
})

/** Withdrawals that users confirmed in Link, which you send yourself. */
const payoutsOf = (send: Send) => ({
  get: ({ payoutId }: Operations['getPayout']['params']) =>
    send<ContentOf<'getPayout'>>({ method: 'GET', path: `/payouts/${payoutId}`, isRead: true }),
  /** Names the transaction with which you sent it. */
  report: ({ payoutId }: Operations['reportPayout']['params'], body: BodyOf<'reportPayout'>) =>
    send<ContentOf<'reportPayout'>>({ method: 'POST', path: `/payouts/${payoutId}/transaction`, body, isRead: false }),
  cancel: ({ payoutId }: Operations['cancelPayout']['params']) =>
    send<ContentOf<'cancelPayout'>>({ method: 'POST', path: `/payouts/${payoutId}/cancel`, isRead: false }),
  /** The addresses that a user has confirmed. */
  addresses: (query: QueryOf<'listPayoutAddresses'>) =>
    send<ContentOf<'listPayoutAddresses'>>({ method: 'GET', path: '/payouts/addresses', query, isRead: true }),
})

const iterateTransfers = (
  list: (query: TransferQuery) => Promise<TransferPage>,
  { count = 100, ...query }: Omit<TransferQuery, 'offset'>,
) =>
  iteratePages(
    page => list({ orderBy: 'createdTimestamp', descendingOrder: false, ...query, ...page }),
    count,
    ({ id }) => id,
  )

const transfersOf = (send: Send) => {
  const list = (query: TransferQuery = {}) =>
    send<TransferPage>({ method: 'GET', path: '/transfers/managed/platform', query, isRead: true })
  return {
    configure: posting<'configureTransfer'>(send, '/transfers/managed/configure', 'write'),
    preview: posting<'previewTransfer'>(send, '/transfers/managed/preview', 'write'),
    /** Moves money. Never sent twice; after a `RialtoConnectionError` look for the preview's id with `list`. */
    execute: posting<'executeTransfer'>(send, '/transfers/managed/execute', 'write'),
    /** One transfer paid from several accounts. Each of its parts is executed separately. */
    combine: posting<'combineTransfer'>(send, '/transfers/managed/combine', 'write'),
    quote: posting<'quoteTransfer'>(send, '/transfers/managed/quote', 'read'),
    update: posting<'updateTransfer'>(send, '/transfers/managed/update', 'write'),
    /** Outcome of one of your transfers. */
    verify: (query: QueryOf<'verifyTransfer'>) =>
      send<ContentOf<'verifyTransfer'>>({ method: 'GET', path: '/transfers/managed/verify', query, isRead: true }),
    /** Institutions that send and receive, with their networks. */
    integrations: getting<'listTransferIntegrations'>(send, '/transfers/managed/integrations'),
    tokens: getting<'listTransferTokens'>(send, '/transfers/managed/tokens'),
    depositAddress: posting<'getDepositAddress'>(send, '/transfers/managed/address/get', 'write'),
    depositAddresses: posting<'listDepositAddresses'>(send, '/transfers/managed/address/list', 'write'),
    list,
    /** Every matching transfer, on all pages. Oldest first by default, so that new ones come last. */
    iterate: (query: Omit<TransferQuery, 'offset'> = {}) => iterateTransfers(list, query),
  }
}

/** A connected account's deposits and withdrawals, including those made outside Rialto. */
const accountTransfersOf = (send: Send) => {
  const list = posting<'listAccountTransfers'>(send, '/transfers/list', 'read')
  return {
    list,
    /** Every match, following the cursor to the institution's end. */
    iterate: (body: Omit<HistoryQuery, 'cursor'>) =>
      iterateCursor(
        cursor => list({ ...body, ...cursor }),
        page => page.transfers,
      ),
    details: posting<'getAccountTransfer'>(send, '/transfers/details', 'read'),
    /** Deprecated in favour of `transfers.execute`. Moves money. Never sent twice. */
    create: posting<'createTransfer'>(send, '/transfers', 'write'),
    address: posting<'getAccountAddress'>(send, '/transfers/address/get', 'read'),
    symbolDetails: posting<'getSymbolDetails'>(send, '/transfers/symbol/details', 'read'),
  }
}

/** All items of a page and the following ones, by each page's cursor. */
const iterateCursor = async function* <Page extends { cursor?: string }, Item>(
  read: (place: { cursor?: string }) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
): AsyncGenerator<Item> {
  let cursor: string | undefined
  do {
    const page: Page = await read(cursor === undefined ? {} : { cursor })
    yield* itemsOf(page)
    cursor = page.cursor
  } while (cursor !== undefined)
}

const ordersOf = (send: Send) => {
  const list = posting<'listOrders'>(send, '/transactions/list', 'read')
  return {
    features: posting<'getTradingFeatures'>(send, '/transactions/featureList', 'read'),
    symbolInfo: posting<'getOrderSymbolInfo'>(send, '/transactions/symbolinfo', 'read'),
    preview: (side: 'buy' | 'sell', body: BodyOf<'previewOrder'>) =>
      posting<'previewOrder'>(send, `/transactions/preview/${side}`, 'read')(body),
    /**
     * Moves money, and every call is a separate order. Never sent twice; after a `RialtoConnectionError` look for it
     * with `list`.
     */
    place: (side: 'buy' | 'sell', body: BodyOf<'placeOrder'>) =>
      posting<'placeOrder'>(send, `/transactions/${side}`, 'write')(body),
    /** Cancelling an already cancelled order has no effect. */
    cancel: async (body: BodyOf<'cancelOrder'>): Promise<void> => {
      await send({ method: 'POST', path: '/transactions/cancel', body, isRead: false })
    },
    details: posting<'getOrder'>(send, '/transactions/details', 'read'),
    list,
    /** Every matching order, on all pages, newest first. */
    iterate: (query: Omit<BodyOf<'listOrders'>, 'cursor'>) =>
      iterateCursor(
        cursor => list({ ...query, ...cursor }),
        page => page.transactions,
      ),
  }
}

const assetsOf = (send: Send) => {
  const list = (assetType: AssetType, query: AssetQuery = {}) =>
    send<AssetPage>({ method: 'GET', path: `/assets/${assetType}`, query, isRead: true })
  return {
    list,
    /** Every matching asset, on all pages, best match first. */
    iterate: (assetType: AssetType, { count = 500, ...query }: Omit<AssetQuery, 'offset'> = {}) =>
      iteratePages(
        page => list(assetType, { ...query, ...page }),
        count,
        ({ symbol }) => symbol,
      ),
    /** The price of one share in USD, and when it was quoted in Unix seconds. */
    price: (symbol: string) =>
      send<ContentOf<'getEquityPrice'>>({
        method: 'GET',
        path: `/assets/equity/${encodeURIComponent(symbol)}/price`,
        isRead: true,
      }),
  }
}
