import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { StoredComplianceRecord } from './complianceRecord.ts'

export const readComplianceRecordOperation = adminOperation({
  id: 'readComplianceRecord',
  method: 'GET',
  path: '/SubClient/:id/compliance',
  tag: 'Sub-clients',
  summary: 'Get the compliance record of a sub-client',
  description: 'Returns the compliance record. Answers `notFound` if the sub-client has none.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the sub-client.') }),
  content: StoredComplianceRecord,
  errors: ['notFound'],
})
