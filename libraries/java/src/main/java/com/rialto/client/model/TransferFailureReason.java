// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Why the combination is not possible.  - `notSupportedOnIntegration`: the integration does not exist or does not support the network or token. - `notSupportedOnNetwork`: the network is not available or does not have the token. - `invalidAddressFormat`: the address is not valid on the network. - `notSupportedOnToken`: no network has the token. A later version of the API may add values. */
public record TransferFailureReason(@JsonValue String value) {
  public static final TransferFailureReason NOT_SUPPORTED_ON_INTEGRATION = new TransferFailureReason("notSupportedOnIntegration");
  public static final TransferFailureReason NOT_SUPPORTED_ON_NETWORK = new TransferFailureReason("notSupportedOnNetwork");
  public static final TransferFailureReason INVALID_ADDRESS_FORMAT = new TransferFailureReason("invalidAddressFormat");
  public static final TransferFailureReason NOT_SUPPORTED_ON_TOKEN = new TransferFailureReason("notSupportedOnToken");

  @JsonCreator
  public static TransferFailureReason of(String value) {
    return new TransferFailureReason(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
