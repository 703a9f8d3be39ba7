import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startKrakenSubject } from './testing/startKrakenSubject.ts'

describeConnectorConformance('Kraken', startKrakenSubject)
