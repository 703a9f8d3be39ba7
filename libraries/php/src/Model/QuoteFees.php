<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Fees of the transfer. */
final class QuoteFees extends Record
{
    /**
     * @param QuoteFeesInFiat $inFiat 
     * @param QuoteFeesInCrypto $inCrypto 
     */
    public function __construct(
        public readonly QuoteFeesInFiat $inFiat,
        public readonly QuoteFeesInCrypto $inCrypto,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'inFiat' => ['inFiat', QuoteFeesInFiat::class, true],
            'inCrypto' => ['inCrypto', QuoteFeesInCrypto::class, true],
        ];
    }
}
