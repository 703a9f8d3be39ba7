// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Whether the asset may be provided by a conversion or purchase at the institution. */
public final class FundingOptions {
  @JsonProperty("enabled")
  private Boolean enabled;


  /** `true`: what the user lacks of the asset may be converted from another asset, or bought with money in the account, during the transfer. */
  public Boolean enabled() {
    return enabled;
  }

  public FundingOptions enabled(Boolean enabled) {
    this.enabled = enabled;
    return this;
  }

  /** A shallow copy. */
  public FundingOptions copy() {
    FundingOptions copy = new FundingOptions();
    copy.enabled = enabled;
    return copy;
  }
}
