<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The code that the institution requires. */
final class MfaRequest extends Record
{
    /**
     * @param list<string> $types Kinds of code that the user can choose from.
     * @param string|null $type Kind of code that the institution waits for. Absent if the user has to choose one.
     * @param string|null $sentTo Destination of the code, as the institution shows it. Absent if no code was sent.
     * @param int|null $expiresInSeconds Seconds until the code expires. Absent if the institution does not say.
     * @param string|null $problem 
     */
    public function __construct(
        public readonly array $types,
        public readonly null|string $type = null,
        public readonly null|string $sentTo = null,
        public readonly null|int $expiresInSeconds = null,
        public readonly null|string $problem = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'types' => ['types', null, true],
            'type' => ['type', null, false],
            'sentTo' => ['sentTo', null, false],
            'expiresInSeconds' => ['expiresInSeconds', null, false],
            'problem' => ['problem', null, false],
        ];
    }
}
