import { readPaymentSettings } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { paymentSourceView } from './paymentSourceView.ts'

export const readPaymentSettingsHandler: AdminHandler<'readPaymentSettings'> = async (ctx, { scope }) => {
  const { sources, rules } = await readPaymentSettings(ctx, scope)
  return { sources: sources.map(paymentSourceView), rules }
}
