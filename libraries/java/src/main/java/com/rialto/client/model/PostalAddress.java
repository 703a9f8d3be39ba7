// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A postal address. */
public final class PostalAddress {
  @JsonProperty("line1")
  private String line1;

  @JsonProperty("line2")
  private String line2;

  @JsonProperty("city")
  private String city;

  @JsonProperty("state")
  private String state;

  @JsonProperty("postalCode")
  private String postalCode;

  @JsonProperty("countryCode")
  private String countryCode;


  /** Street and number. */
  public String line1() {
    return line1;
  }

  public PostalAddress line1(String line1) {
    this.line1 = line1;
    return this;
  }

  /** Second line. */
  public String line2() {
    return line2;
  }

  public PostalAddress line2(String line2) {
    this.line2 = line2;
    return this;
  }

  /** Town or city. */
  public String city() {
    return city;
  }

  public PostalAddress city(String city) {
    this.city = city;
    return this;
  }

  /** State or province, where addresses have one. */
  public String state() {
    return state;
  }

  public PostalAddress state(String state) {
    this.state = state;
    return this;
  }

  /** Postal code. */
  public String postalCode() {
    return postalCode;
  }

  public PostalAddress postalCode(String postalCode) {
    this.postalCode = postalCode;
    return this;
  }

  /** Country. ISO 3166-1 alpha-2 code. */
  public String countryCode() {
    return countryCode;
  }

  public PostalAddress countryCode(String countryCode) {
    this.countryCode = countryCode;
    return this;
  }

  /** A shallow copy. */
  public PostalAddress copy() {
    PostalAddress copy = new PostalAddress();
    copy.line1 = line1;
    copy.line2 = line2;
    copy.city = city;
    copy.state = state;
    copy.postalCode = postalCode;
    copy.countryCode = countryCode;
    return copy;
  }
}
