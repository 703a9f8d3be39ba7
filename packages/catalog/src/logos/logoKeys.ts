import { findNetwork } from '../findNetwork.ts'
import type { Integration } from '../integrations.ts'
import type { Network } from '../networks.ts'

export const logoForms = ['logo', 'icon'] as const
export const logoColors = ['color', 'white', 'black'] as const
type LogoForm = (typeof logoForms)[number]
export type LogoColor = (typeof logoColors)[number]

/** Stable file names, because clients store their URLs. */
export const integrationLogoKey = ({ type }: Pick<Integration, 'type'>, form: LogoForm, color: LogoColor): string =>
  `${type.toLowerCase()}-${form}-${color}`

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export const networkLogoKey = ({ name }: Pick<Network, 'name'>): string => `network-${slug(name)}`

/** Key of the logo of a network that is known only by its id. */
export const findNetworkLogoKey = (networkId: string): string | undefined => {
  const network = findNetwork(networkId)
  return network && networkLogoKey(network)
}
