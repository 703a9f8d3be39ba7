// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Outcome of the authentication.  - `succeeded`: the account is connected. - `mfaRequired`: the institution requires a code. Repeat the request as `mfa` says. A later version of the API may add values. */
public record AuthenticateStatus(@JsonValue String value) {
  public static final AuthenticateStatus SUCCEEDED = new AuthenticateStatus("succeeded");
  public static final AuthenticateStatus MFA_REQUIRED = new AuthenticateStatus("mfaRequired");

  @JsonCreator
  public static AuthenticateStatus of(String value) {
    return new AuthenticateStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
