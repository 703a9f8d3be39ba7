import { findIntegrationType, toJsonNumber } from '@rialto/catalog'
import { readOverview } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const readOverviewHandler: AdminHandler<'readOverview'> = async (ctx, { scope }) => {
  const { stuck, days, institutions, link, webhooks } = await readOverview(ctx, scope)
  return {
    stuck: stuck.map(({ transfer, reason }) => ({
      transferId: transfer.id,
      userId: transfer.userId,
      integrationType: transfer.type,
      amount: toJsonNumber(transfer.amount),
      symbol: transfer.symbol,
      reason,
      createdTimestamp: Math.floor(transfer.createdAtMs / 1000),
    })),
    days: days.map(({ volumeUsd, ...day }) => ({ ...day, volumeInFiat: toJsonNumber(volumeUsd) })),
    institutions: institutions.map(institutionView),
    link: { ...link, exits: [...link.exits], errors: [...link.errors] },
    paymentRequestsBehind: await ctx.store.paymentRequests.countBehind(scope, ctx.clock.nowMs()),
    webhooks,
  }
}

type Institution = Awaited<ReturnType<typeof readOverview>>['institutions'][number]

const institutionView = ({ type, medianMsToFinal, ...institution }: Institution) => {
  const { name, isUp, note, succeeded, failed } = institution
  return {
    integrationType: type,
    integrationId: findIntegrationType(type)?.id ?? null,
    name,
    isUp,
    note: note ?? null,
    succeeded,
    failed,
    medianSecondsToFinal: medianMsToFinal === undefined ? null : Math.round(medianMsToFinal / 1000),
  }
}
