import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { ComplianceRecord, StoredComplianceRecord } from './complianceRecord.ts'

export const replaceComplianceRecordOperation = adminOperation({
  id: 'replaceComplianceRecord',
  method: 'PUT',
  path: '/SubClient/:id/compliance',
  tag: 'Sub-clients',
  summary: 'Replace the compliance record of a sub-client',
  description:
    'Stores the compliance record, or replaces the one there is. When an institution requires to know who receives a transfer of the sub-client, the form in Link and `travelRule` of an execute begin with it.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the sub-client.') }),
  body: ComplianceRecord,
  content: StoredComplianceRecord,
  errors: ['missingField', 'invalidField', 'notFound'],
})
