// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Whether the asset may be provided by a conversion or purchase at the institution, and by several accounts together. */
public final class LinkFundingOptions {
  @JsonProperty("enabled")
  private Boolean enabled;

  @JsonProperty("maximumSources")
  private Long maximumSources;


  /** `true`: what the user lacks of the asset may be converted from another asset, or bought with money in the account, during the transfer. */
  public Boolean enabled() {
    return enabled;
  }

  public LinkFundingOptions enabled(Boolean enabled) {
    this.enabled = enabled;
    return this;
  }

  /** How many accounts of the user may pay together if none has enough alone. More than 1 requires a fixed amount without an inclusive fee, and is not available for `onramp`. Default 1. */
  public Long maximumSources() {
    return maximumSources;
  }

  public LinkFundingOptions maximumSources(Long maximumSources) {
    this.maximumSources = maximumSources;
    return this;
  }

  /** A shallow copy. */
  public LinkFundingOptions copy() {
    LinkFundingOptions copy = new LinkFundingOptions();
    copy.enabled = enabled;
    copy.maximumSources = maximumSources;
    return copy;
  }
}
