<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Kind of second factor that the institution requires.  - `unspecified`: the institution does not say which. - `phone`: a code sent to the user’s phone. - `email`: a code sent by email. - `totp`: a code from an authenticator app. - `face`: face recognition in the institution’s app. - `tradingPin`: the trading PIN. - `mobile`: confirmation in the institution’s mobile app. A later version of the API may add values. */
final class MfaType
{
    public const UNSPECIFIED = 'unspecified';
    public const PHONE = 'phone';
    public const EMAIL = 'email';
    public const TOTP = 'totp';
    public const FACE = 'face';
    public const TRADING_PIN = 'tradingPin';
    public const MOBILE = 'mobile';
}
