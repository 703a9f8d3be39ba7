<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A Link page. */
final class CatalogLink extends Record
{
    /**
     * @param string $url URL of the Link page, to open as a standalone page. Returns the user to the callback URL. Single use, valid for 10 minutes.
     * @param string $iFrameUrl URL of the same session, to embed in a frame. Reports to the embedding page and does not leave. One of the two can be opened.
     */
    public function __construct(
        public readonly string $url,
        public readonly string $iFrameUrl,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'url' => ['url', null, true],
            'iFrameUrl' => ['iFrameUrl', null, true],
        ];
    }
}
