interface ErrorEntry {
  /** `status` of the envelope. */
  status: string
  http: number
  /** What the API says when the site has nothing more exact. */
  message: string
  /** What an end user may read. Absent: nothing to tell them. */
  displayMessage?: string
  /** Who looks after it: AP interface, IN institutions, TR transfers, LK Link, PL platform. */
  teamCode: 'AP' | 'IN' | 'TR' | 'LK' | 'PL'
}

const entry = (
  status: string,
  http: number,
  teamCode: ErrorEntry['teamCode'],
  message: string,
  displayMessage?: string,
) =>
  ({
    status,
    http,
    teamCode,
    message,
    ...(displayMessage === undefined ? {} : { displayMessage }),
  }) satisfies ErrorEntry

/** Every error the API answers with an envelope. `errorType` is the key. Each has a page in docs/errors.md. */
export const errorCatalogue = {
  missingField: entry('badRequest', 400, 'AP', 'A required field is missing.'),
  invalidField: entry('badRequest', 400, 'AP', 'A field is not valid.'),
  badRequest: entry('badRequest', 400, 'AP', 'The request could not be read.'),
  permissionDenied: entry('permissionDenied', 403, 'AP', 'The API key lacks the permission this operation needs.'),
  unsupportedFile: entry('badRequest', 415, 'AP', 'The file is not one this operation takes.'),
  notFound: entry('notFound', 404, 'AP', 'Not found.'),
  conflict: entry('conflict', 409, 'AP', 'Another request is doing this already.'),
  tooManyRequest: entry('tooManyRequest', 429, 'AP', 'Too many requests. Try again after the time in Retry-After.'),
  serverFailure: entry(
    'serverFailure',
    500,
    'PL',
    'Something went wrong on our side.',
    'Something went wrong. Please try again.',
  ),
  invalidIntegrationToken: entry(
    'badRequest',
    400,
    'IN',
    'Invalid integration token provided.',
    'This account needs to be connected again.',
  ),
  integrationNotSupported: entry('badRequest', 400, 'IN', 'This integration type is not available here.'),
  integrationPermissionMissing: entry(
    'badRequest',
    400,
    'IN',
    'The connected account does not allow this.',
    'Your connection does not allow this. Connect again with the permission that is missing.',
  ),
  integrationUnavailable: entry(
    'serverFailure',
    503,
    'IN',
    'The institution could not be reached or gave no usable answer.',
    'The institution is not answering right now. Your money is where it was. Please try again in a few minutes.',
  ),
  integrationRateLimited: entry(
    'tooManyRequest',
    429,
    'IN',
    'The institution asks to slow down.',
    'The institution asks to wait a moment. Please try again in a minute.',
  ),
  credentialsRefused: entry(
    'badRequest',
    400,
    'IN',
    'The institution refused the credentials.',
    'These details were not accepted. Check them and try again.',
  ),
  kycRequired: entry(
    'badRequest',
    400,
    'IN',
    'The institution asks the user to finish identity verification.',
    'Finish verifying your identity at your institution, then try again.',
  ),
  accountLocked: entry(
    'locked',
    423,
    'IN',
    'The institution has locked the account.',
    'Your account at the institution is locked.',
  ),
  regionRestricted: entry(
    'unavailableForLegalReasons',
    451,
    'IN',
    'The institution does not offer this in the user’s region.',
    'Your institution does not offer this in your region.',
  ),
  insufficientFunds: entry(
    'badRequest',
    400,
    'TR',
    'The account does not hold enough.',
    'There is not enough in this account.',
  ),
  invalidAddress: entry('badRequest', 400, 'TR', 'The address is not valid on this network.'),
  addressUnavailable: entry(
    'serverFailure',
    503,
    'TR',
    'The client gave no address for this transfer.',
    'There is no address to send to right now. Nothing has been sent. Please try again in a minute.',
  ),
  amountBelowMinimum: entry(
    'badRequest',
    400,
    'TR',
    'The amount is below the minimum.',
    'The amount is below the minimum.',
  ),
  amountExceedsMaximum: entry(
    'badRequest',
    400,
    'TR',
    'The amount exceeds the maximum.',
    'The amount is above the maximum.',
  ),
  networkNotSupported: entry('badRequest', 400, 'TR', 'The asset cannot be sent on this network.'),
  unavailableForLegalReasons: entry(
    'unavailableForLegalReasons',
    451,
    'TR',
    'This address may not be served.',
    'This address cannot be used.',
  ),
  previewNotFound: entry('notFound', 404, 'TR', 'No such preview.'),
  previewExpired: entry(
    'badRequest',
    400,
    'TR',
    'The preview has expired. Ask for a new one.',
    'The price has expired. Please review it again.',
  ),
  priceUnavailable: entry(
    'serverFailure',
    503,
    'PL',
    'The source of equity prices gave no usable answer.',
    'The price is not available right now. Please try again later.',
  ),
  linkTokenUsed: entry(
    'badRequest',
    400,
    'LK',
    'The link token was used or has expired. Ask for a new one.',
    'This link was used already or has expired. Close this window and start again.',
  ),
  linkSessionEnded: entry(
    'permissionDenied',
    401,
    'LK',
    'No such Link session.',
    'This session has ended. Close this window and start again.',
  ),
} as const satisfies Record<string, ErrorEntry>

export type ErrorType = keyof typeof errorCatalogue
