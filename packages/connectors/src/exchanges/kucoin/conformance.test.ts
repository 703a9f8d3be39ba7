import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startKucoinSubject } from './testing/startKucoinSubject.ts'

describeConnectorConformance('KuCoin', startKucoinSubject)
