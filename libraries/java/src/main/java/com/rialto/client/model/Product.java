// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Product of a connected account.  - `balance`: read fiat balances. - `holdings`: read asset holdings. - `identity`: read identity details of the account holder. - `orders`: read and place orders. - `transfers`: send crypto. A later version of the API may add values. */
public record Product(@JsonValue String value) {
  public static final Product BALANCE = new Product("balance");
  public static final Product HOLDINGS = new Product("holdings");
  public static final Product IDENTITY = new Product("identity");
  public static final Product ORDERS = new Product("orders");
  public static final Product TRANSFERS = new Product("transfers");

  @JsonCreator
  public static Product of(String value) {
    return new Product(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
