// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Why the code was not accepted. Absent if the request had none.  - `wrongCode`: it is not the code that was sent or shown. - `expiredCode`: it was correct and has expired. Send a new one. - `replacedCode`: it was correct, but a newer code was sent since. Ask the user for the newest one. A later version of the API may add values. */
public record MfaProblem(@JsonValue String value) {
  public static final MfaProblem WRONG_CODE = new MfaProblem("wrongCode");
  public static final MfaProblem EXPIRED_CODE = new MfaProblem("expiredCode");
  public static final MfaProblem REPLACED_CODE = new MfaProblem("replacedCode");

  @JsonCreator
  public static MfaProblem of(String value) {
    return new MfaProblem(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
