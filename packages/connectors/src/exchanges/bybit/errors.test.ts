import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { bybitErrors } from './errors.ts'

describeErrorBodies(bybitErrors, { success: '{"retCode":0,"retMsg":"OK","result":{}}' }, [
  ['{"retCode":131001,"retMsg":"balance is not sufficient"}', 'unavailable', false],
  ['{"retCode":131085,"retMsg":"amount is greater than the available balance"}', 'insufficientFunds', false],
  ['{"retCode":131086,"retMsg":"amount exceeds risk limit"}', 'amountExceedsMaximum', false],
  ['{"retCode":131080,"retMsg":"User left retry times is zero"}', 'accountLocked', false],
  ['{"retCode":131092,"retMsg":"User status is abnormal"}', 'accountLocked', false],
  ['{"retCode":131009,"retMsg":"Travel Rule questionnaire missing"}', 'refused', false],
  ['{"retCode":131067,"retMsg":"Travel rule verification failed"}', 'refused', false],
  ['{"retCode":131002,"retMsg":"Parameter error"}', 'refused', true],
  ['{"retCode":131068,"retMsg":"Travel rule information is insufficient"}', 'refused', true],
  ['{"retCode":131096,"retMsg":"amount does not satisfy the lower limit or upper limit"}', 'refused', true],
  ['{"retCode":10024,"retMsg":"compliance rules triggered"}', 'regionRestricted', true],
])
