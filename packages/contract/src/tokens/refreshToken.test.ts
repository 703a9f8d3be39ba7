import { describeRequest, text } from '../testing/describeRequest.ts'
import { refreshTokenOperation } from './refreshToken.ts'

describeRequest(
  refreshTokenOperation.body,
  { refreshToken: 'r', type: 'coinbase' },
  {
    takes: {
      'a token of 4096 characters': { refreshToken: text(4_096) },
      'the access token and a code': { accessToken: 'a', mfaCode: '123456' },
      'what clients send where they have nothing to say': { authToken: '', mfaCode: '' },
    },
    refuses: {
      'no token': { refreshToken: '' },
      'a token of 4097 characters': { refreshToken: text(4_097) },
      'no type': { type: undefined },
      'a code of 65 characters': { mfaCode: text(65) },
    },
  },
)
