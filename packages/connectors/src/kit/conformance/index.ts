export { describeConnectorConformance } from './describeConnectorConformance.ts'
export type { ConformanceFault, ConformanceSubject } from './subject.ts'
