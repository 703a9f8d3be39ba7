// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Why the institution did not return an address. Absent if it did.  - `unknown`: the institution does not say why. - `mfaRequired`: the institution requires a second factor. - `kycRequired`: the user has to finish identity verification at the institution. A later version of the API may add values. */
public record DepositAddressStatus(@JsonValue String value) {
  public static final DepositAddressStatus UNKNOWN = new DepositAddressStatus("unknown");
  public static final DepositAddressStatus MFA_REQUIRED = new DepositAddressStatus("mfaRequired");
  public static final DepositAddressStatus KYC_REQUIRED = new DepositAddressStatus("kycRequired");

  @JsonCreator
  public static DepositAddressStatus of(String value) {
    return new DepositAddressStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
