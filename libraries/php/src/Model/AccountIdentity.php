<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Identity details of the account holder. Personal data. Fields that the institution does not provide are absent. */
final class AccountIdentity extends Record
{
    /**
     * @param string $integrationName Display name of the institution.
     * @param string|null $firstName First name.
     * @param string|null $middleName Middle name.
     * @param string|null $lastName Last name.
     * @param string|null $accountNumber Account number at the institution.
     * @param string|null $email Email address.
     * @param string|null $mobileNumber Mobile phone number, with country code.
     * @param string|null $companyName Company name, for business accounts.
     * @param string|null $countryCode ISO 3166-1 alpha-2 country code.
     * @param string|null $city City.
     * @param string|null $postalCode Postal code.
     * @param string|null $idType Type of the identity document.
     * @param string|null $idNumber Number of the identity document.
     * @param int|null $dateOfBirth Date of birth, in Unix seconds. May be negative.
     */
    public function __construct(
        public readonly string $integrationName,
        public readonly null|string $firstName = null,
        public readonly null|string $middleName = null,
        public readonly null|string $lastName = null,
        public readonly null|string $accountNumber = null,
        public readonly null|string $email = null,
        public readonly null|string $mobileNumber = null,
        public readonly null|string $companyName = null,
        public readonly null|string $countryCode = null,
        public readonly null|string $city = null,
        public readonly null|string $postalCode = null,
        public readonly null|string $idType = null,
        public readonly null|string $idNumber = null,
        public readonly null|int $dateOfBirth = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'integrationName' => ['integrationName', null, true],
            'firstName' => ['firstName', null, false],
            'middleName' => ['middleName', null, false],
            'lastName' => ['lastName', null, false],
            'accountNumber' => ['accountNumber', null, false],
            'email' => ['email', null, false],
            'mobileNumber' => ['mobileNumber', null, false],
            'companyName' => ['companyName', null, false],
            'countryCode' => ['countryCode', null, false],
            'city' => ['city', null, false],
            'postalCode' => ['postalCode', null, false],
            'idType' => ['idType', null, false],
            'idNumber' => ['idNumber', null, false],
            'dateOfBirth' => ['dateOfBirth', null, false],
        ];
    }
}
