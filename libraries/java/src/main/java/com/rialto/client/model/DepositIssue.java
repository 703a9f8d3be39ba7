// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** What is unusual about the pay-in. Absent where nothing is.  - `wrongNetwork`: it came on another network of the same family than the address is for. It goes back. - `wrongAsset`: it came in another asset than the address is for. It goes back. - `belowMinimum`: it is less than the minimum of the route. It is paid out where the bridge does so; otherwise it goes back. - `late`: it came after the address was closed. It is paid out as a transfer of its own. - `repeated`: it was not the first to the address. It is paid out as a transfer of its own. A later version of the API may add values. */
public record DepositIssue(@JsonValue String value) {
  public static final DepositIssue WRONG_NETWORK = new DepositIssue("wrongNetwork");
  public static final DepositIssue WRONG_ASSET = new DepositIssue("wrongAsset");
  public static final DepositIssue BELOW_MINIMUM = new DepositIssue("belowMinimum");
  public static final DepositIssue LATE = new DepositIssue("late");
  public static final DepositIssue REPEATED = new DepositIssue("repeated");

  @JsonCreator
  public static DepositIssue of(String value) {
    return new DepositIssue(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
