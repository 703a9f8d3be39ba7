import { findNetwork } from '@rialto/catalog'
import type { LinkConfigurationInfo } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { CommonContext } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { checkAccent } from './brandColors.ts'
import type { LinkBrand, LinkConfigurationSettings } from './ports.ts'

export const readConfigurationSettings = (
  ctx: CommonContext,
  input: LinkConfigurationInfo,
): LinkConfigurationSettings => {
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
