import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startGateSubject } from './testing/startGateSubject.ts'

describeConnectorConformance('Gate', startGateSubject)
