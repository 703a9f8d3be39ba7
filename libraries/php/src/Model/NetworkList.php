<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Networks of this environment. */
final class NetworkList extends Record
{
    /**
     * @param list<Network> $networks Networks.
     */
    public function __construct(
        public readonly array $networks,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networks' => ['networks', [Network::class], true],
        ];
    }
}
