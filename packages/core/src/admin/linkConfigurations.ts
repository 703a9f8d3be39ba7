import { findNetwork } from '@rialto/catalog'
import type { LinkConfigurationInfo } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { checkAccent } from './brandColors.ts'
import type { LinkBrand, LinkConfiguration, LinkConfigurationSettings } from './ports.ts'
import type { AccessContext } from '../access/accessContext.ts'

/** Of one client in one environment; the list is answered whole. */
const maxLinkConfigurations = 200

/** @throws ApiError `invalidField`, `networkNotSupported`, or `badRequest` if the client has reached the limit. */
export const createLinkConfiguration = async (
  ctx: AccessContext,
  scope: Scope,
  input: LinkConfigurationInfo,
): Promise<LinkConfiguration> => {
  const configuration = { id: ctx.ids.uuid(), ...readSettings(ctx, input) }
  const options = { atMs: ctx.clock.nowMs(), maxCount: maxLinkConfigurations }
  if (!(await ctx.store.linkConfigurations.insert(scope, configuration, options)))
    throw new ApiError('badRequest', {
      message: `A client may have ${maxLinkConfigurations} Link configurations. Remove one first.`,
    })
  return configuration
}

/** @throws ApiError `notFound` alike for another client's configuration and an unknown one. */
export const readLinkConfiguration = async (
  ctx: AccessContext,
  scope: Scope,
  id: string,
): Promise<LinkConfiguration> => {
  const found = await ctx.store.linkConfigurations.find(scope, id.toLowerCase())
  if (!found) throw new ApiError('notFound')
  return found
}

/** @throws ApiError `invalidField`, `networkNotSupported` or `notFound`. */
export const replaceLinkConfiguration = async (
  ctx: AccessContext,
  scope: Scope,
  id: string,
  input: LinkConfigurationInfo,
): Promise<LinkConfiguration> => {
  const configuration = { id: id.toLowerCase(), ...readSettings(ctx, input) }
  if (!(await ctx.store.linkConfigurations.replace(scope, configuration, ctx.clock.nowMs())))
    throw new ApiError('notFound')
  return configuration
}

/** Link tokens that were created with it keep its settings. @throws ApiError `notFound`. */
export const removeLinkConfiguration = async (ctx: AccessContext, scope: Scope, id: string): Promise<void> => {
  if (!(await ctx.store.linkConfigurations.remove(scope, id.toLowerCase()))) throw new ApiError('notFound')
}

const readSettings = (ctx: AccessContext, input: LinkConfigurationInfo): LinkConfigurationSettings => {
  const { catalogConfiguration: catalog = {}, networkIds = [], products = [], restrictMultipleAccounts = false } = input
  const name = input.name.trim()
  if (name === '') throw invalidField('name', 'must not be blank')
  for (const [index, id] of networkIds.entries()) {
    if (!findNetwork(id.toLowerCase())?.environments.includes(ctx.environment))
      throw new ApiError('networkNotSupported', { message: `networkIds[${index}]: this network is not supported.` })
  }
  return {
    name,
    catalog,
    products: [...new Set(products)],
    networkIds: [...new Set(networkIds.map(id => id.toLowerCase()))],
    restrictMultipleAccounts,
    ...defined({
      theme: input.theme,
      language: input.language,
      displayFiatCurrency: input.displayFiatCurrency?.toUpperCase(),
      brand: input.brand && readBrand(input.brand),
    }),
  }
}

/** Colors are rejected in which users could not read Link. */
const readBrand = ({ accentColor, ...brand }: NonNullable<LinkConfigurationInfo['brand']>): LinkBrand => {
  if (!accentColor) return brand
  const colors = { light: accentColor.light.toLowerCase(), dark: accentColor.dark.toLowerCase() }
  for (const theme of ['light', 'dark'] as const) {
    const checked = checkAccent(colors[theme], theme)
    if (!checked.isLegible)
      throw invalidField(
        `brand.accentColor.${theme}`,
        `has a contrast of ${checked.contrast.toFixed(1)}:1 in the ${theme} theme, and 4.5:1 is required. The nearest shade that has it is ${checked.nearest}`,
      )
  }
  return { ...brand, accentColor: colors }
}
