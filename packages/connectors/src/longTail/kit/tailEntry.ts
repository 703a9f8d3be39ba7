import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import type { TailFacts } from './tailDescriptor.ts'
import { tailDescriptor } from './tailDescriptor.ts'
import type { TailHouse } from './tailHouse.ts'

/** An exchange of the long tail as the registry holds it. `load` is called once it is used. */
export const tailEntry = (facts: TailFacts, load: () => Promise<TailHouse>): ConnectorEntry => {
  const describe = tailDescriptor(facts)
  return {
    describe,
    calls: ['auth.connectWithKey'],
    simulated: facts.sandboxNetworks !== undefined,
    load: async () => {
      const [house, { createTailConnector }, { sharedSigner }] = await Promise.all([
        load(),
        import('./createTailConnector.ts'),
        import('../signer/sharedSigner.ts'),
      ])
      return parts =>
        createTailConnector(parts, { house, descriptor: describe(parts.environment), signer: sharedSigner })
    },
  }
}
