// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Outcome of the refresh.  - `failed`: the institution rejected it. The user has to connect the account again. - `succeeded`: the authorization was refreshed. - `mfaRequired`: the institution requires a second factor. Repeat the request with `mfaCode`. A later version of the API may add values. */
public record RefreshTokenStatus(@JsonValue String value) {
  public static final RefreshTokenStatus FAILED = new RefreshTokenStatus("failed");
  public static final RefreshTokenStatus SUCCEEDED = new RefreshTokenStatus("succeeded");
  public static final RefreshTokenStatus MFA_REQUIRED = new RefreshTokenStatus("mfaRequired");

  @JsonCreator
  public static RefreshTokenStatus of(String value) {
    return new RefreshTokenStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
