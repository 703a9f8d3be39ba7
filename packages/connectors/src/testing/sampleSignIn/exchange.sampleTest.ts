import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { unwritten } from './errors.ts'
import { startSampleSubject } from './testing/startSampleSubject.ts'

describeConnectorConformance('Sample', startSampleSubject, unwritten)
