// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Kind of second factor that the institution requires.  - `unspecified`: the institution does not say which. - `phone`: a code sent to the user’s phone. - `email`: a code sent by email. - `totp`: a code from an authenticator app. - `face`: face recognition in the institution’s app. - `tradingPin`: the trading PIN. - `mobile`: confirmation in the institution’s mobile app. A later version of the API may add values. */
public record MfaType(@JsonValue String value) {
  public static final MfaType UNSPECIFIED = new MfaType("unspecified");
  public static final MfaType PHONE = new MfaType("phone");
  public static final MfaType EMAIL = new MfaType("email");
  public static final MfaType TOTP = new MfaType("totp");
  public static final MfaType FACE = new MfaType("face");
  public static final MfaType TRADING_PIN = new MfaType("tradingPin");
  public static final MfaType MOBILE = new MfaType("mobile");

  @JsonCreator
  public static MfaType of(String value) {
    return new MfaType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
