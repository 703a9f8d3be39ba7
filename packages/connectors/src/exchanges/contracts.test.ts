import { findNetworkByCaip2, findToken } from '@rialto/catalog'
import type { Credentials } from '@rialto/core'
import { expect, test } from 'vitest'

import type { ConnectorEntry } from '../kit/connectorEntry.ts'
import { bingX, bitGet, bybit, coinbaseExchange, coinEx, gateIo, mexc, poloniex } from '../registry.ts'
import { startExchange } from '../testing/describeCcxtExchange.ts'

/** Exchanges that state the contract of a coin: one with our symbol and another contract is another token, and is neither sent nor received. */

const networkId = findNetworkByCaip2('eip155:1')?.id ?? ''
const own = findToken(networkId, 'USDC')?.address ?? ''
const other = `0x${'be'.repeat(20)}`
const key: Credentials = { kind: 'apiKey', key: 'key-1', secret: 'c2VjcmV0LTEtdGhhdC1pcy1sb25n', passphrase: 'p1' }

const coins = (network: object) => [{ coin: 'USDC', networkList: [network] }]
const open = { withdrawEnable: true, depositEnable: true, withdrawFee: '1', withdrawMin: '2', withdrawMax: '1000' }

type Replies = Readonly<Record<string, unknown>>

/** The published lists of each, with this contract of USDC on Ethereum. */
const exchanges: readonly (readonly [string, ConnectorEntry, (contract: string | undefined) => Replies])[] = [
  [
    'Bybit',
    bybit,
    contractAddress => ({
      'GET /v5/asset/coin/query-info': {
        retCode: 0,
        retMsg: 'OK',
        result: {
          rows: [
            {
              coin: 'USDC',
              remainAmount: '1000',
              chains: [
                {
                  chain: 'ETH',
                  withdrawFee: '1',
                  withdrawMin: '2',
                  minAccuracy: '6',
                  chainDeposit: '1',
                  chainWithdraw: '1',
                  contractAddress,
                },
              ],
            },
          ],
        },
      },
    }),
  ],
  [
    'BingX',
    bingX,
    contractAddress => ({
      'GET /openApi/wallets/v1/capital/config/getall': {
        code: 0,
        data: coins({ ...open, network: 'ERC20', withdrawPrecision: 6, contractAddress }),
      },
    }),
  ],
  [
    'MEXC',
    mexc,
    contract => ({
      'GET /api/v3/capital/config/getall': coins({
        ...open,
        network: 'ERC20',
        netWork: 'ETH',
        withdrawIntegerMultiple: '6',
        contract,
      }),
    }),
  ],
  [
    'Bitget',
    bitGet,
    contractAddress => ({
      'GET /api/v2/spot/public/coins': {
        code: '00000',
        data: [
          {
            coin: 'USDC',
            chains: [
              {
                chain: 'ERC20',
                withdrawable: 'true',
                rechargeable: 'true',
                withdrawFee: '1',
                extraWithdrawFee: '0',
                minWithdrawAmount: '2',
                withdrawMinScale: '6',
                contractAddress,
              },
            ],
          },
        ],
      },
    }),
  ],
  [
    'Gate',
    gateIo,
    contract_address => ({
      'GET /api/v4/wallet/withdraw_status': [
        {
          currency: 'USDC',
          withdraw_percent: '0%',
          withdraw_amount_mini: '2',
          withdraw_eachtime_limit: '1000',
          withdraw_fix_on_chains: { ETH: '1' },
        },
      ],
      'GET /api/v4/wallet/currency_chains': [
        {
          chain: 'ETH',
          is_disabled: 0,
          is_deposit_disabled: 0,
          is_withdraw_disabled: 0,
          decimal: '6',
          contract_address,
        },
      ],
    }),
  ],
  [
    'CoinEx',
    coinEx,
    contract => ({
      'GET /v2/assets/deposit-withdraw-config': {
        code: 0,
        message: 'OK',
        data: {
          asset: { ccy: 'USDC', deposit_enabled: true, withdraw_enabled: true },
          chains: [
            {
              chain: 'ERC20',
              min_withdraw_amount: '2',
              deposit_enabled: true,
              withdraw_enabled: true,
              withdrawal_fee: '1',
              withdrawal_precision: 6,
              deflation_rate: '0',
              explorer_asset_url: contract === undefined ? undefined : `https://explorer.example/token/${contract}`,
            },
          ],
        },
      },
    }),
  ],
  [
    'Coinbase Exchange',
    coinbaseExchange,
    contract_address => ({
      'GET /currencies/USDC': {
        id: 'USDC',
        status: 'online',
        max_precision: '0.000001',
        supported_networks: [
          { id: 'ethereum', status: 'online', min_withdrawal_amount: 2, max_withdrawal_amount: 1000, contract_address },
        ],
      },
      'GET /withdrawals/fee-estimate': { fee: '1' },
    }),
  ],
  [
    'Poloniex',
    poloniex,
    contractAddress => ({
      'GET /v2/currencies/USDC': {
        coin: 'USDC',
        delisted: false,
        networkList: [
          {
            coin: 'USDCETH',
            blockchain: 'ETH',
            withdrawalEnable: true,
            depositEnable: true,
            withdrawFee: '1',
            withdrawMin: '2',
            decimals: 6,
            contractAddress,
          },
        ],
      },
    }),
  ],
]

const openNetworks = async (entry: ConnectorEntry, replies: Replies) => {
  const canned = Object.fromEntries(Object.entries(replies).map(([path, body]) => [path, { body }]))
  const { connector } = await startExchange(entry, canned)
  const terms = await connector.withdraw.terms(key, 'USDC')
  const address = await connector.read
    .depositAddress(key, { symbol: 'USDC', networkId })
    .catch((error: unknown) => error)
  return { open: terms.filter(({ enabled }) => enabled).map(each => each.networkId), address }
}

test.each(exchanges)(
  '%s sends a coin with our contract, in any case of its letters, or without a contract',
  async (_name, entry, replies) => {
    for (const contract of [own, own.toLowerCase(), '', undefined])
      expect((await openNetworks(entry, replies(contract))).open).toEqual([networkId])
  },
)

test.each(exchanges)(
  '%s neither sends nor receives a coin with our symbol and another contract',
  async (_name, entry, replies) => {
    const { open: sends, address } = await openNetworks(entry, replies(other))
    expect(sends).toEqual([])
    expect(address).toMatchObject({ kind: 'networkUnsupported' })
  },
)
