import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startAlpacaSubject } from '../../exchanges/alpaca/testing/startAlpacaSubject.ts'

describeConnectorConformance('Alpaca', startAlpacaSubject)
