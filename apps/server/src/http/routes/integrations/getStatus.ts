import { selfCustodyWallets, walletIntegrationType } from '@rialto/catalog'
import type { Context } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { publicProducts } from './publicProducts.ts'

const offered = (ctx: Context) =>
  ctx.connectors.list().map(({ descriptor }) => {
    const { isUp, description, downSinceMs } = ctx.connectors.health(descriptor.type)
    return {
      type: descriptor.type,
      name: descriptor.name,
      isUp,
      supportedProducts: publicProducts(descriptor.products),
      ...defined({
        description,
        downTimeStart: downSinceMs === undefined ? undefined : Math.floor(downSinceMs / 1000),
      }),
    }
  })

/**
 * Integrations that are not offered are listed last, with the reason. They were never up, so they have no time of going
 * down.
 */
const notOffered = (ctx: Context) =>
  ctx.connectors.unavailable().map(({ type, name, products, reason }) => ({
    type,
    name,
    isUp: false,
    description: reason,
    supportedProducts: publicProducts(products),
  }))

/** Expands wallets, which share one type, into one entry for each well-known wallet. */
const byWallet = <Entry extends { type: string; name: string }>(ctx: Context, entry: Entry) =>
  entry.type === walletIntegrationType
    ? selfCustodyWallets(ctx.environment).map(({ id, name }) => ({ ...entry, name, deFiWalletData: { id, name } }))
    : [entry]

export const getStatusHandler: Handler<'getStatus'> = async ctx =>
  [...offered(ctx), ...notOffered(ctx)].flatMap(entry => byWallet(ctx, entry))
