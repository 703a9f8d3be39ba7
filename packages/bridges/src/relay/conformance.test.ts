import { describeBridgeProviderConformance } from '../kit/conformance/describeBridgeProviderConformance.ts'
import { startRelaySubject } from './testing/startRelaySubject.ts'

describeBridgeProviderConformance('Relay', startRelaySubject)
