import { type Environment, type Network, networks } from './networks.ts'

const byId = new Map(networks.map(network => [network.id, network]))
const byCaip2 = new Map(networks.map(network => [network.caip2, network]))

/** The network with this public id (any letter case), or `undefined`. */
export const findNetwork = (id: string): Network | undefined => byId.get(id.toLowerCase())

/** The network with this CAIP-2 id, or `undefined`. CAIP-2 is case-sensitive. */
export const findNetworkByCaip2 = (caip2: string): Network | undefined => byCaip2.get(caip2)

/** The networks an environment offers, in catalogue order. */
export const networksIn = (environment: Environment): Network[] =>
  networks.filter(network => network.environments.includes(environment))

/** The explorer page of a transaction. `undefined` if the network has no public explorer. */
export const explorerTxUrl = (network: Network, hash: string): string | undefined =>
  network.explorerTxUrl?.replace('{hash}', () => encodeURIComponent(hash))

/** All names of a network, in lower case. */
export const namesOf = ({ id, name, caip2, otherNames = [] }: Network): string[] =>
  [id, name, caip2, ...otherNames].map(one => one.toLowerCase())

/** Why nothing can be sent on a network here, for an error message. */
export const whyNotOffered = (network: Network | undefined): string => {
  if (!network?.ended) return 'this network is not available here'
  const { on, instead } = network.ended
  return `${network.name} ended on ${on}${instead === undefined ? '' : `; use ${instead}`}`
}
