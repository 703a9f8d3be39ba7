import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startSampleSubject } from './testing/startSampleSubject.ts'

describeConnectorConformance('Sample', startSampleSubject)
