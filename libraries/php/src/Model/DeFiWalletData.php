<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The wallet. Present for `deFiWallet` only. */
final class DeFiWalletData extends Record
{
    /**
     * @param string $id Id of the wallet.
     * @param string $name Display name of the wallet.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'name' => ['name', null, true],
        ];
    }
}
