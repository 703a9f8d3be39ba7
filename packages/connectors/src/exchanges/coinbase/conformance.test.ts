import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startCoinbaseSubject } from './testing/startCoinbaseSubject.ts'

describeConnectorConformance('Coinbase', startCoinbaseSubject)
