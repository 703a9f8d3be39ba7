import Type from 'typebox'

/** Specification, "Bridging objects". */
const pair = {
  /** CAIP-2 chain id. */
  network: Type.String({ minLength: 1, maxLength: 60 }),
  /** Symbol, in any case. */
  asset: Type.String({ minLength: 1, maxLength: 20 }),
}

export const Pair = Type.Object(pair)

export const PairWithAddress = Type.Object({ ...pair, address: Type.String({ minLength: 1, maxLength: 200 }) })

export const BridgingRoute = Type.Object({ origin: Pair, destination: Pair, displayName: Type.String() })
