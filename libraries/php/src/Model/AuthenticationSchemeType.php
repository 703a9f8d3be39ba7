<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** How a user authenticates with an integration.  - `apiKey`: send credentials to POST `/authenticate`. - `OAuth`: send the user to the link from GET `/authenticate/{brokerType}`. A later version of the API may add values. */
final class AuthenticationSchemeType
{
    public const API_KEY = 'apiKey';
    public const OAUTH = 'OAuth';
}
