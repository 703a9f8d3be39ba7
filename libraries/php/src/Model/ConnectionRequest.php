<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Identifies one connected account. */
final class ConnectionRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
        ];
    }
}
