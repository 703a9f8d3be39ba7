<?php

declare(strict_types=1);

namespace Rialto;

/** An invalid delivery. Answer it with 400. */
final class WebhookException extends RialtoException
{
    /** @param 'noSignature'|'wrongSignature'|'tooOld'|'fromTheFuture'|'malformed' $reason */
    public function __construct(public readonly string $reason, string $message)
    {
        parent::__construct($message);
    }
}
