// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Outcome of the read at the institution.  - `succeeded`: the institution answered. - `failed`: the institution did not answer. - `notAuthorized`: the authorization has ended. The user has to connect the account again. A later version of the API may add values. */
public record BrokerRequestStatus(@JsonValue String value) {
  public static final BrokerRequestStatus SUCCEEDED = new BrokerRequestStatus("succeeded");
  public static final BrokerRequestStatus FAILED = new BrokerRequestStatus("failed");
  public static final BrokerRequestStatus NOT_AUTHORIZED = new BrokerRequestStatus("notAuthorized");

  @JsonCreator
  public static BrokerRequestStatus of(String value) {
    return new BrokerRequestStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
