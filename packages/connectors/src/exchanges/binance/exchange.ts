import { defineExchange } from '../../kit/defineExchange.ts'
import { binanceSigner } from './api.ts'
import { connectWithKey } from './auth.ts'
import { readBalances, readHoldings } from './balances.ts'
import { readDepositAddress } from './deposits.ts'
import { binanceDescriptor, binanceUsVariant, type BinanceVariant, binanceVariant } from './descriptor.ts'
import { binanceErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { createOrders } from './orders/orders.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** An exchange of Binance's protocol, by API key and secret. What each call does upstream, and why: MAPPING.md. */
export const binanceExchange = (variant: BinanceVariant) =>
  defineExchange({
    descriptor: environment => binanceDescriptor(variant, environment),
    signer: binanceSigner(variant),
    errors: binanceErrors(variant),
    own: { variant },
    balances: { fiat: readBalances, holdings: readHoldings },
    networks: { terms: readTerms },
    deposits: { address: readDepositAddress },
    withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
    history: { list: listTransfers, find: findTransfer },
    orders: createOrders,
    auth: context => ({ connectWithKey: fields => connectWithKey(context, fields) }),
  })

export const binanceInternational = binanceExchange(binanceVariant)
export const binanceUs = binanceExchange(binanceUsVariant)
