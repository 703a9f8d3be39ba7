import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startKeySubject, startSignInSubject } from './testing/startGeminiSubject.ts'

describeConnectorConformance('Gemini', startSignInSubject)
describeConnectorConformance('Gemini by key', startKeySubject)
