// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Kind of code by which an institution checks who signs in.  - `totp`: a code from an authenticator app. - `phone`: a code sent to the user’s phone. - `email`: a code sent by email. A later version of the API may add values. */
public record MfaScheme(@JsonValue String value) {
  public static final MfaScheme TOTP = new MfaScheme("totp");
  public static final MfaScheme PHONE = new MfaScheme("phone");
  public static final MfaScheme EMAIL = new MfaScheme("email");

  @JsonCreator
  public static MfaScheme of(String value) {
    return new MfaScheme(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
