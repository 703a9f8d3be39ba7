// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Logos and icons of the integration. */
public final class IntegrationLogo {
  @JsonProperty("logoWhiteUrl")
  private String logoWhiteUrl;

  @JsonProperty("logoBlackUrl")
  private String logoBlackUrl;

  @JsonProperty("logoColorUrl")
  private String logoColorUrl;

  @JsonProperty("iconWhiteUrl")
  private String iconWhiteUrl;

  @JsonProperty("iconBlackUrl")
  private String iconBlackUrl;

  @JsonProperty("iconColorUrl")
  private String iconColorUrl;


  /** URL of the white logo. */
  public String logoWhiteUrl() {
    return logoWhiteUrl;
  }

  public IntegrationLogo logoWhiteUrl(String logoWhiteUrl) {
    this.logoWhiteUrl = logoWhiteUrl;
    return this;
  }

  /** URL of the black logo. */
  public String logoBlackUrl() {
    return logoBlackUrl;
  }

  public IntegrationLogo logoBlackUrl(String logoBlackUrl) {
    this.logoBlackUrl = logoBlackUrl;
    return this;
  }

  /** URL of the logo in color. */
  public String logoColorUrl() {
    return logoColorUrl;
  }

  public IntegrationLogo logoColorUrl(String logoColorUrl) {
    this.logoColorUrl = logoColorUrl;
    return this;
  }

  /** URL of the white icon. */
  public String iconWhiteUrl() {
    return iconWhiteUrl;
  }

  public IntegrationLogo iconWhiteUrl(String iconWhiteUrl) {
    this.iconWhiteUrl = iconWhiteUrl;
    return this;
  }

  /** URL of the black icon. */
  public String iconBlackUrl() {
    return iconBlackUrl;
  }

  public IntegrationLogo iconBlackUrl(String iconBlackUrl) {
    this.iconBlackUrl = iconBlackUrl;
    return this;
  }

  /** URL of the icon in color. */
  public String iconColorUrl() {
    return iconColorUrl;
  }

  public IntegrationLogo iconColorUrl(String iconColorUrl) {
    this.iconColorUrl = iconColorUrl;
    return this;
  }

  /** A shallow copy. */
  public IntegrationLogo copy() {
    IntegrationLogo copy = new IntegrationLogo();
    copy.logoWhiteUrl = logoWhiteUrl;
    copy.logoBlackUrl = logoBlackUrl;
    copy.logoColorUrl = logoColorUrl;
    copy.iconWhiteUrl = iconWhiteUrl;
    copy.iconBlackUrl = iconBlackUrl;
    copy.iconColorUrl = iconColorUrl;
    return copy;
  }
}
