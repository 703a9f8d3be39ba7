<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Proof that a user controls an address. */
final class WalletVerification extends Record
{
    /**
     * @param string $userId Your id of the end user.
     * @param string $address Address whose ownership was proven.
     * @param string $networkType 
     * @param string $verificationMethod `signedMessage`: the user signed `message` with the wallet. One of `signedMessage`.
     * @param string $message Full text that was signed.
     * @param string $signedMessageHash SHA-256 of the signature as the wallet returned it, in lower-case hexadecimal.
     * @param int $timestamp When the signature was verified, in Unix seconds.
     */
    public function __construct(
        public readonly string $userId,
        public readonly string $address,
        public readonly string $networkType,
        public readonly string $verificationMethod,
        public readonly string $message,
        public readonly string $signedMessageHash,
        public readonly int $timestamp,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'userId' => ['userId', null, true],
            'address' => ['address', null, true],
            'networkType' => ['networkType', null, true],
            'verificationMethod' => ['verificationMethod', null, true],
            'message' => ['message', null, true],
            'signedMessageHash' => ['signedMessageHash', null, true],
            'timestamp' => ['timestamp', null, true],
        ];
    }
}
