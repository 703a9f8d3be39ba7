<?php

declare(strict_types=1);

namespace Rialto;

/** No response, or not one of the API. A write may have taken effect: read the state before you send it again. */
final class ConnectionException extends RialtoException
{
}
