<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An institution or wallet that users can connect. */
final class Integration extends Record
{
    /**
     * @param string $id Integration id.
     * @param string $name Display name.
     * @param string $type 
     * @param list<string> $categories Categories of the integration.
     * @param bool $cryptoTransfersSupported `true` if crypto can be sent from accounts there.
     * @param string|null $deFiWalletProviderId Id of the wallet provider. Present for `deFiWallet` only.
     * @param IntegrationLogo|null $logo 
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $type,
        public readonly array $categories,
        public readonly bool $cryptoTransfersSupported,
        public readonly null|string $deFiWalletProviderId = null,
        public readonly null|IntegrationLogo $logo = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'name' => ['name', null, true],
            'type' => ['type', null, true],
            'deFiWalletProviderId' => ['deFiWalletProviderId', null, false],
            'categories' => ['categories', null, true],
            'logo' => ['logo', IntegrationLogo::class, false],
            'cryptoTransfersSupported' => ['cryptoTransfersSupported', null, true],
        ];
    }
}
