<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An estimate of a bridged transfer. */
final class BridgingQuote extends Record
{
    /**
     * @param BridgingQuoteOrigin $origin 
     * @param BridgingQuoteDestination $destination 
     * @param BridgingFees $fees 
     * @param int|float|string $rate Destination units per origin unit after fees: `estimatedAmount` divided by `amount`.
     * @param int $quotedAt When the quote was made, in Unix seconds.
     * @param list<string> $warnings Warnings.
     */
    public function __construct(
        public readonly BridgingQuoteOrigin $origin,
        public readonly BridgingQuoteDestination $destination,
        public readonly BridgingFees $fees,
        public readonly int|float|string $rate,
        public readonly int $quotedAt,
        public readonly array $warnings,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'origin' => ['origin', BridgingQuoteOrigin::class, true],
            'destination' => ['destination', BridgingQuoteDestination::class, true],
            'fees' => ['fees', BridgingFees::class, true],
            'rate' => ['rate', null, true],
            'quotedAt' => ['quotedAt', null, true],
            'warnings' => ['warnings', null, true],
        ];
    }
}
