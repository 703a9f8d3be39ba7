<?php

declare(strict_types=1);

namespace Rialto;

/** The API rejected the request. The message is for developers; `displayMessage`, if present, is for users. */
class ApiException extends RialtoException
{
    /**
     * @param int $http the HTTP status
     * @param string $errorType the error type to branch on; empty if another system in front of the API answered
     * @param string|null $errorHash the same for every failure of one kind at one place, for grouping
     * @param string|null $requestId id for finding the request in the server's log
     * @param float|null $retryAfterSeconds delay that the server requests before another attempt
     */
    public function __construct(
        string $message,
        public readonly int $http,
        public readonly string $status,
        public readonly string $errorType,
        public readonly ?string $displayMessage = null,
        public readonly ?string $errorHash = null,
        public readonly ?string $teamCode = null,
        public readonly ?string $requestId = null,
        public readonly ?float $retryAfterSeconds = null,
    ) {
        parent::__construct($message);
    }
}
