<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The accounts that were connected. */
final class AuthenticateResult extends Record
{
    /**
     * @param string $status 
     * @param list<AccountTokens> $accountTokens The connected accounts. Empty with the status `mfaRequired`.
     * @param string|null $errorMessage Why the code was not accepted. You may show it to the user.
     * @param MfaRequest|null $mfa 
     * @param int|null $expiresInSeconds Seconds until the access token expires. Absent if it does not expire.
     */
    public function __construct(
        public readonly string $status,
        public readonly array $accountTokens,
        public readonly null|string $errorMessage = null,
        public readonly null|MfaRequest $mfa = null,
        public readonly null|int $expiresInSeconds = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'errorMessage' => ['errorMessage', null, false],
            'mfa' => ['mfa', MfaRequest::class, false],
            'expiresInSeconds' => ['expiresInSeconds', null, false],
            'accountTokens' => ['accountTokens', [AccountTokens::class], true],
        ];
    }
}
