// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Identity details of the account holder. Personal data. Fields that the institution does not provide are absent. */
public final class AccountIdentity {
  @JsonProperty("integrationName")
  private String integrationName;

  @JsonProperty("firstName")
  private String firstName;

  @JsonProperty("middleName")
  private String middleName;

  @JsonProperty("lastName")
  private String lastName;

  @JsonProperty("accountNumber")
  private String accountNumber;

  @JsonProperty("email")
  private String email;

  @JsonProperty("mobileNumber")
  private String mobileNumber;

  @JsonProperty("companyName")
  private String companyName;

  @JsonProperty("countryCode")
  private String countryCode;

  @JsonProperty("city")
  private String city;

  @JsonProperty("postalCode")
  private String postalCode;

  @JsonProperty("idType")
  private String idType;

  @JsonProperty("idNumber")
  private String idNumber;

  @JsonProperty("dateOfBirth")
  private Long dateOfBirth;


  /** Display name of the institution. */
  public String integrationName() {
    return integrationName;
  }

  public AccountIdentity integrationName(String integrationName) {
    this.integrationName = integrationName;
    return this;
  }

  /** First name. */
  public String firstName() {
    return firstName;
  }

  public AccountIdentity firstName(String firstName) {
    this.firstName = firstName;
    return this;
  }

  /** Middle name. */
  public String middleName() {
    return middleName;
  }

  public AccountIdentity middleName(String middleName) {
    this.middleName = middleName;
    return this;
  }

  /** Last name. */
  public String lastName() {
    return lastName;
  }

  public AccountIdentity lastName(String lastName) {
    this.lastName = lastName;
    return this;
  }

  /** Account number at the institution. */
  public String accountNumber() {
    return accountNumber;
  }

  public AccountIdentity accountNumber(String accountNumber) {
    this.accountNumber = accountNumber;
    return this;
  }

  /** Email address. */
  public String email() {
    return email;
  }

  public AccountIdentity email(String email) {
    this.email = email;
    return this;
  }

  /** Mobile phone number, with country code. */
  public String mobileNumber() {
    return mobileNumber;
  }

  public AccountIdentity mobileNumber(String mobileNumber) {
    this.mobileNumber = mobileNumber;
    return this;
  }

  /** Company name, for business accounts. */
  public String companyName() {
    return companyName;
  }

  public AccountIdentity companyName(String companyName) {
    this.companyName = companyName;
    return this;
  }

  /** ISO 3166-1 alpha-2 country code. */
  public String countryCode() {
    return countryCode;
  }

  public AccountIdentity countryCode(String countryCode) {
    this.countryCode = countryCode;
    return this;
  }

  /** City. */
  public String city() {
    return city;
  }

  public AccountIdentity city(String city) {
    this.city = city;
    return this;
  }

  /** Postal code. */
  public String postalCode() {
    return postalCode;
  }

  public AccountIdentity postalCode(String postalCode) {
    this.postalCode = postalCode;
    return this;
  }

  /** Type of the identity document. */
  public String idType() {
    return idType;
  }

  public AccountIdentity idType(String idType) {
    this.idType = idType;
    return this;
  }

  /** Number of the identity document. */
  public String idNumber() {
    return idNumber;
  }

  public AccountIdentity idNumber(String idNumber) {
    this.idNumber = idNumber;
    return this;
  }

  /** Date of birth, in Unix seconds. May be negative. */
  public Long dateOfBirth() {
    return dateOfBirth;
  }

  public AccountIdentity dateOfBirth(Long dateOfBirth) {
    this.dateOfBirth = dateOfBirth;
    return this;
  }

  /** A shallow copy. */
  public AccountIdentity copy() {
    AccountIdentity copy = new AccountIdentity();
    copy.integrationName = integrationName;
    copy.firstName = firstName;
    copy.middleName = middleName;
    copy.lastName = lastName;
    copy.accountNumber = accountNumber;
    copy.email = email;
    copy.mobileNumber = mobileNumber;
    copy.companyName = companyName;
    copy.countryCode = countryCode;
    copy.city = city;
    copy.postalCode = postalCode;
    copy.idType = idType;
    copy.idNumber = idNumber;
    copy.dateOfBirth = dateOfBirth;
    return copy;
  }
}
