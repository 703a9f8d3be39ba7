import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startOkxSubject } from './testing/startOkxSubject.ts'

describeConnectorConformance('OKX', startOkxSubject)
