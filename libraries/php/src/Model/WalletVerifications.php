<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Verified addresses. */
final class WalletVerifications extends Record
{
    /**
     * @param list<WalletVerification> $verifications Newest first, at most 1,000.
     */
    public function __construct(
        public readonly array $verifications,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'verifications' => ['verifications', [WalletVerification::class], true],
        ];
    }
}
