import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startBrokerageSubject } from './testing/startBrokerageSubject.ts'

describeConnectorConformance('Sandbox Brokerage', startBrokerageSubject)
