<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account to read. */
final class GetHoldingsRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param bool|null $includeMarketValue `true`: positions include `marketValue` and `lastPrice`. Default `false`.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly null|bool $includeMarketValue = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'includeMarketValue' => ['includeMarketValue', null, false],
        ];
    }
}
