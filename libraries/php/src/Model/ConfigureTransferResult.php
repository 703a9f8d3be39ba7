<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What can be sent, and where to. */
final class ConfigureTransferResult extends Record
{
    /**
     * @param string $status 
     * @param list<ConfiguredHolding> $holdings Assets of the account.
     * @param string|null $errorMessage Message for developers. Present unless `status` is `succeeded`.
     * @param int|float|string|null $amountInFiat `amountInFiat` of the request, in USD.
     * @param string|null $fiatCurrency Currency of `amountInFiat`.
     */
    public function __construct(
        public readonly string $status,
        public readonly array $holdings,
        public readonly null|string $errorMessage = null,
        public readonly null|int|float|string $amountInFiat = null,
        public readonly null|string $fiatCurrency = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'errorMessage' => ['errorMessage', null, false],
            'holdings' => ['holdings', [ConfiguredHolding::class], true],
            'amountInFiat' => ['amountInFiat', null, false],
            'fiatCurrency' => ['fiatCurrency', null, false],
        ];
    }
}
