import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startBybitSubject } from './testing/startBybitSubject.ts'

describeConnectorConformance('Bybit', startBybitSubject)
