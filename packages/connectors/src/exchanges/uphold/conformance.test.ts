import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startUpholdSubject } from './testing/startUpholdSubject.ts'

describeConnectorConformance('Uphold', startUpholdSubject)
