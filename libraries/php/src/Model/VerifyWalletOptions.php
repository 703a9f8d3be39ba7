<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Lets the user prove ownership of an address by signing a message with a self-custody wallet. */
final class VerifyWalletOptions extends Record
{
    /**
     * @param string|null $message One line that the user reads before signing. Absent or blank: a default text.
     * @param list<string>|null $verificationMethods Accepted methods.
     * @param list<string>|null $addresses The only addresses that may be verified. Absent or empty: any address.
     * @param string|null $networkId Network whose wallets may be verified. Absent: any supported network.
     * @param string|null $networkType Family of networks whose wallets may be verified.
     */
    public function __construct(
        public readonly null|string $message = null,
        public readonly null|array $verificationMethods = null,
        public readonly null|array $addresses = null,
        public readonly null|string $networkId = null,
        public readonly null|string $networkType = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'message' => ['message', null, false],
            'verificationMethods' => ['verificationMethods', null, false],
            'addresses' => ['addresses', null, false],
            'networkId' => ['networkId', null, false],
            'networkType' => ['networkType', null, false],
        ];
    }
}
