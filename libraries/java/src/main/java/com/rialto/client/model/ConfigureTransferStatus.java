// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Outcome of reading the transferable assets.  - `succeeded`: the holdings were read. - `failed`: the institution did not answer. - `validationFailed`: the request does not fit the account. - `notAuthorizedTo`: the authorization of the receiving account has ended. - `notAuthorizedFrom`: the authorization of the sending account has ended. - `kycRequired`: the user has to finish identity verification at the institution. - `fromIntegrationNotSupported`: the sending integration does not support transfers. - `toIntegrationNotSupported`: the receiving integration does not support deposits. A later version of the API may add values. */
public record ConfigureTransferStatus(@JsonValue String value) {
  public static final ConfigureTransferStatus SUCCEEDED = new ConfigureTransferStatus("succeeded");
  public static final ConfigureTransferStatus FAILED = new ConfigureTransferStatus("failed");
  public static final ConfigureTransferStatus VALIDATION_FAILED = new ConfigureTransferStatus("validationFailed");
  public static final ConfigureTransferStatus NOT_AUTHORIZED_TO = new ConfigureTransferStatus("notAuthorizedTo");
  public static final ConfigureTransferStatus NOT_AUTHORIZED_FROM = new ConfigureTransferStatus("notAuthorizedFrom");
  public static final ConfigureTransferStatus KYC_REQUIRED = new ConfigureTransferStatus("kycRequired");
  public static final ConfigureTransferStatus FROM_INTEGRATION_NOT_SUPPORTED = new ConfigureTransferStatus("fromIntegrationNotSupported");
  public static final ConfigureTransferStatus TO_INTEGRATION_NOT_SUPPORTED = new ConfigureTransferStatus("toIntegrationNotSupported");

  @JsonCreator
  public static ConfigureTransferStatus of(String value) {
    return new ConfigureTransferStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
