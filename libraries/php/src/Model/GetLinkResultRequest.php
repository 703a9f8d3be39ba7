<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The session whose result is returned. */
final class GetLinkResultRequest extends Record
{
    /**
     * @param string $userId Your id of the end user. With a result code: the user signed in to your application in the browser that brought the code. Must be the user of the session.
     * @param string|null $resultCode Value of the query parameter `resultCode` of your callback URL. Send this or `linkToken`.
     * @param string|null $linkToken The link token, or the URL of the Link page, that was created for the session.
     */
    public function __construct(
        public readonly string $userId,
        public readonly null|string $resultCode = null,
        public readonly null|string $linkToken = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'userId' => ['userId', null, true],
            'resultCode' => ['resultCode', null, false],
            'linkToken' => ['linkToken', null, false],
        ];
    }
}
