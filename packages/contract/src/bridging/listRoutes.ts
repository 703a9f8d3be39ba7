import Type from 'typebox'
import { BridgingRoute, Pair } from './pair.ts'

export const pairs = (description: string) => Type.Array(Pair, { minItems: 1, maxItems: 200, description })

export const optimized = (description: string) =>
  Type.Optional(Type.Boolean({ description: `${description} Default \`true\`.` }))

export const content = Type.Object(
  { routes: Type.Array(BridgingRoute, { description: 'Matching routes. Empty if there is none.' }) },
  { title: 'BridgingRoutes', description: 'The routes that were found.' },
)

export const noRoute = 'An unknown network or a pair without a route is not an error: `routes` is then empty.'
