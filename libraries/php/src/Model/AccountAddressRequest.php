<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account, the asset and the network. */
final class AccountAddressRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string $symbol Symbol of the asset.
     * @param string|null $chain The network: its name at the institution or in this API, its CAIP-2 id, or its network id.
     * @param string|null $addressType The network, by the format of its addresses. The institution’s first match is used.
     * @param string|null $mfaCode Code of the second factor, if the institution requires one.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly string $symbol,
        public readonly null|string $chain = null,
        public readonly null|string $addressType = null,
        public readonly null|string $mfaCode = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'symbol' => ['symbol', null, true],
            'chain' => ['chain', null, false],
            'addressType' => ['addressType', null, false],
            'mfaCode' => ['mfaCode', null, false],
        ];
    }
}
