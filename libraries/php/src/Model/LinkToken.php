<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A link token. */
final class LinkToken extends Record
{
    /**
     * @param string $linkToken The token: the URL of the Link page in padded standard Base64. Pass it to the SDK unchanged.
     * @param string|null $paymentLink URL to send to the user, for example by mail. It can be opened again until the order is paid or the link expires; the order (`userId` and `transactionId`) is paid once. It carries no stored accounts. Present if `generatePayLink` is `true`.
     * @param int|null $paymentLinkExpiresTimestamp When `paymentLink` expires, in Unix seconds. Present with `paymentLink`.
     */
    public function __construct(
        public readonly string $linkToken,
        public readonly null|string $paymentLink = null,
        public readonly null|int $paymentLinkExpiresTimestamp = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'linkToken' => ['linkToken', null, true],
            'paymentLink' => ['paymentLink', null, false],
            'paymentLinkExpiresTimestamp' => ['paymentLinkExpiresTimestamp', null, false],
        ];
    }
}
