import Type from 'typebox'

const pair = {
  network: Type.String({ minLength: 1, maxLength: 60, description: 'CAIP-2 chain id.' }),
  asset: Type.String({ minLength: 1, maxLength: 20, description: 'Symbol of the asset, in any letter case.' }),
}

export const Pair = Type.Object(pair, { title: 'BridgingPair', description: 'An asset on a network.' })

export const PairWithAddress = Type.Object(
  {
    ...pair,
    address: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Address that receives the payout, in the format of the network.',
    }),
  },
  { title: 'BridgingDestination', description: 'An asset on a network, and the address that receives it.' },
)

const BridgingRoute = Type.Object(
  {
    origin: Pair,
    destination: Pair,
    displayName: Type.String({ description: 'Name of the route.' }),
  },
  { title: 'BridgingRoute', description: 'A route from one pair to another.' },
)

export const pairs = (description: string) => Type.Array(Pair, { minItems: 1, maxItems: 200, description })

export const optimized = (description: string) =>
  Type.Optional(Type.Boolean({ description: `${description} Default \`true\`.` }))

export const content = Type.Object(
  { routes: Type.Array(BridgingRoute, { description: 'Matching routes. Empty if none matches.' }) },
  { title: 'BridgingRoutes', description: 'The routes that were found.' },
)

export const noRoute = 'An unknown network or a pair without a route is not an error: `routes` is then empty.'
