import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startAlpacaSubject } from './testing/startAlpacaSubject.ts'

describeConnectorConformance('Alpaca', startAlpacaSubject)
