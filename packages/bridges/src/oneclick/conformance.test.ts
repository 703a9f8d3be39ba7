import { describeBridgeProviderConformance } from '../kit/conformance/describeBridgeProviderConformance.ts'
import { startOneClickSubject } from './testing/startOneClickSubject.ts'

describeBridgeProviderConformance('1Click', startOneClickSubject)
