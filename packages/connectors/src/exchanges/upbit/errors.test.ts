import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { upbitErrors } from './errors.ts'

describeErrorBodies(upbitErrors, { success: '{"type":"withdraw","uuid":"9f43"}' }, [
  ['{"error":{"name":"out_of_scope","message":"권한이 부족합니다."}}', 'permissionMissing', true],
  ['{"error":{"name":"nonce_used"}}', 'clockSkew', false],
  ['{"error":{"name":"insufficient_funds_withdraw","message":"잔고가 부족합니다."}}', 'insufficientFunds', false],
])
