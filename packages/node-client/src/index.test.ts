import { expect, test } from 'vitest'

import * as entry from './index.ts'

test('the package exports these names and nothing else', () =>
  expect(Object.keys(entry).sort()).toEqual([
    'RialtoApiError',
    'RialtoConnectionError',
    'RialtoUnauthorizedError',
    'RialtoWebhookError',
    'createBackupConfig',
    'createRialto',
    'isServiceDown',
    'tryService',
    'verifyWebhook',
  ]))
