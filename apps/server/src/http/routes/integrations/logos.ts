import { findNetworkLogoKey, integrationLogoKey } from '@rialto/catalog'

/** URL of a logo of `@rialto/catalog/logos` on this server. */
export const iconUrl = (publicUrl: string, key: string): string => `${publicUrl}/assets/icons/${key.toLowerCase()}.svg`

type Integration = Parameters<typeof integrationLogoKey>[0]

/** URL of the picture for a list. */
export const integrationIconUrl = (publicUrl: string, integration: Integration): string =>
  iconUrl(publicUrl, integrationLogoKey(integration, 'icon', 'color'))

export const integrationLogo = (publicUrl: string, integration: Integration) => {
  const url = (...form: [Parameters<typeof integrationLogoKey>[1], Parameters<typeof integrationLogoKey>[2]]) =>
    iconUrl(publicUrl, integrationLogoKey(integration, ...form))
  return {
    logoWhiteUrl: url('logo', 'white'),
    logoBlackUrl: url('logo', 'black'),
    logoColorUrl: url('logo', 'color'),
    iconWhiteUrl: url('icon', 'white'),
    iconBlackUrl: url('icon', 'black'),
    iconColorUrl: url('icon', 'color'),
  }
}

export const networkLogoUrl = (publicUrl: string, networkId: string): string | undefined => {
  const key = findNetworkLogoKey(networkId)
  return key === undefined ? undefined : iconUrl(publicUrl, key)
}
