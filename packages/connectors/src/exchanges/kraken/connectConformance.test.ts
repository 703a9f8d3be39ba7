import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startKrakenConnectSubject } from './testing/startKrakenConnectSubject.ts'

describeConnectorConformance('Kraken Connect', startKrakenConnectSubject)
