import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startBitstampSubject } from './testing/startBitstampSubject.ts'

describeConnectorConformance('Bitstamp', startBitstampSubject)
