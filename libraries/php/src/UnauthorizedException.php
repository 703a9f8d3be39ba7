<?php

declare(strict_types=1);

namespace Rialto;

/** The API's empty 401: the client id or the secret is wrong, revoked or of the other environment. */
final class UnauthorizedException extends ApiException
{
}
