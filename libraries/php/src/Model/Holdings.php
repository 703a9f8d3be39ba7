<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Holdings of one account. */
final class Holdings extends Record
{
    /**
     * @param string $status 
     * @param string $type 
     * @param list<HoldingPosition> $cryptocurrencyPositions Cryptocurrencies and tokens.
     * @param list<HoldingPosition> $equityPositions Equities.
     * @param list<HoldingPosition> $notSupportedCryptocurrencyPositions Cryptocurrencies that this API does not support otherwise.
     * @param list<HoldingPosition> $notSupportedEquityPositions Equities that this API does not support otherwise.
     * @param string|null $errorMessage Message for developers. Present unless `status` is `succeeded`.
     * @param string|null $displayMessage Message that you may show to the end user.
     * @param string|null $accountId Account id at the institution.
     * @param string|null $accountName Account name at the institution.
     * @param string|null $institutionName Display name of the institution.
     */
    public function __construct(
        public readonly string $status,
        public readonly string $type,
        public readonly array $cryptocurrencyPositions,
        public readonly array $equityPositions,
        public readonly array $notSupportedCryptocurrencyPositions,
        public readonly array $notSupportedEquityPositions,
        public readonly null|string $errorMessage = null,
        public readonly null|string $displayMessage = null,
        public readonly null|string $accountId = null,
        public readonly null|string $accountName = null,
        public readonly null|string $institutionName = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'errorMessage' => ['errorMessage', null, false],
            'displayMessage' => ['displayMessage', null, false],
            'type' => ['type', null, true],
            'accountId' => ['accountId', null, false],
            'accountName' => ['accountName', null, false],
            'institutionName' => ['institutionName', null, false],
            'cryptocurrencyPositions' => ['cryptocurrencyPositions', [HoldingPosition::class], true],
            'equityPositions' => ['equityPositions', [HoldingPosition::class], true],
            'notSupportedCryptocurrencyPositions' => ['notSupportedCryptocurrencyPositions', [HoldingPosition::class], true],
            'notSupportedEquityPositions' => ['notSupportedEquityPositions', [HoldingPosition::class], true],
        ];
    }
}
