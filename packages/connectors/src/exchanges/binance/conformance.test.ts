import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startBinanceSubject } from './testing/startBinanceSubject.ts'

describeConnectorConformance('Binance', startBinanceSubject)
