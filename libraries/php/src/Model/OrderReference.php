<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Identifies one order of a connected account. */
final class OrderReference extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string $id Id of the order, from POST `/transactions/{side}` or POST `/transactions/list`.
     * @param bool $isCryptocurrency `true`: only orders of cryptocurrencies are supported.
     * @param string|null $side 
     * @param string|null $symbolPair Market of the order. Not needed: the id identifies the market.
     * @param string|null $mfaCode Code of the second factor, if the institution requires one.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly string $id,
        public readonly bool $isCryptocurrency,
        public readonly null|string $side = null,
        public readonly null|string $symbolPair = null,
        public readonly null|string $mfaCode = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'id' => ['id', null, true],
            'side' => ['side', null, false],
            'isCryptocurrency' => ['isCryptocurrency', null, true],
            'symbolPair' => ['symbolPair', null, false],
            'mfaCode' => ['mfaCode', null, false],
        ];
    }
}
