<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Where to send the user. */
final class OAuthPrompt extends Record
{
    /**
     * @param string $status Always `redirect`: send the user to `redirectLink`. One of `redirect`.
     * @param string $redirectLink URL of a Link page that opens this integration directly. Single use, valid for 10 minutes.
     * @param string $linkToken Link to the sign-in page of the institution itself. Single use, valid for 15 minutes. The same as `redirectLink` if you have no callback URL.
     */
    public function __construct(
        public readonly string $status,
        public readonly string $redirectLink,
        public readonly string $linkToken,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'status' => ['status', null, true],
            'redirectLink' => ['redirectLink', null, true],
            'linkToken' => ['linkToken', null, true],
        ];
    }
}
