<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Health of one integration. */
final class IntegrationHealth extends Record
{
    /**
     * @param string $type 
     * @param string $name Display name.
     * @param bool $isUp `false` if the institution is down.
     * @param list<string> $supportedProducts Features that the integration supports.
     * @param string|null $description Why the institution is down. Absent while it is up.
     * @param int|null $downTimeStart Since when the institution is down, in Unix seconds. Absent while it is up.
     * @param DeFiWalletData|null $deFiWalletData 
     */
    public function __construct(
        public readonly string $type,
        public readonly string $name,
        public readonly bool $isUp,
        public readonly array $supportedProducts,
        public readonly null|string $description = null,
        public readonly null|int $downTimeStart = null,
        public readonly null|DeFiWalletData $deFiWalletData = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'type' => ['type', null, true],
            'name' => ['name', null, true],
            'isUp' => ['isUp', null, true],
            'description' => ['description', null, false],
            'downTimeStart' => ['downTimeStart', null, false],
            'supportedProducts' => ['supportedProducts', null, true],
            'deFiWalletData' => ['deFiWalletData', DeFiWalletData::class, false],
        ];
    }
}
