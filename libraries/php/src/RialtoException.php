<?php

declare(strict_types=1);

namespace Rialto;

/** Any error of this package. None holds the secret, the query or the body of a request. */
class RialtoException extends \RuntimeException
{
}
