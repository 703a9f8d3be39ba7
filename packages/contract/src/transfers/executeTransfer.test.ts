import { aUuid, describeRequest, text } from '../testing/describeRequest.ts'
import { executeTransferOperation } from './executeTransfer.ts'

describeRequest(
  executeTransferOperation.body,
  { fromAuthToken: 'token', fromType: 'kraken', previewId: aUuid },
  {
    takes: { 'the second factor': { mfaCode: '123456', challengeId: 'ignored' } },
    refuses: {
      'no preview': { previewId: undefined },
      'a preview that is no id': { previewId: 'preview-1' },
      'no account': { fromAuthToken: '' },
      'an empty code': { mfaCode: '' },
      'a code of 65 characters': { mfaCode: text(65) },
      'half of what the travel rule asks': { travelRule: { walletType: 'selfHosted' } },
    },
  },
)
