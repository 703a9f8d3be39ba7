<?php

declare(strict_types=1);

namespace Rialto\Model;

/** An object of the API. Unknown fields of an answer are ignored; in a request, fields that are null are left out. */
abstract class Record implements \JsonSerializable
{
    /**
     * @return array<string, array{string, class-string|array{class-string}|null, bool}> name here => name on
     *     the wire, class, required
     */
    abstract protected static function fields(): array;

    /**
     * @param array<string, mixed> $values
     *
     * @throws \TypeError if a value has another type
     */
    public static function fromArray(array $values): static
    {
        $record = (new \ReflectionClass(static::class))->newInstanceWithoutConstructor();
        // A field that an older server leaves out fails where it is read, not the whole answer.
        $set = \Closure::bind(function (string $name, mixed $value): void {
            $this->$name = $value;
        }, $record, static::class);
        foreach (static::fields() as $name => [$key, $type, $isRequired]) {
            if (isset($values[$key])) {
                $set($name, self::read($values[$key], $type));
            } elseif (!$isRequired) {
                $set($name, null);
            }
        }

        return $record;
    }

    /** @param class-string|array{class-string}|null $type */
    public static function read(mixed $value, string|array|null $type): mixed
    {
        if ($type === null) {
            return $value;
        }
        if (!is_array($value)) {
            throw new \TypeError('an object or a list was expected');
        }

        return is_array($type)
            ? array_map(static fn (mixed $one): mixed => self::read($one, $type[0]), $value)
            : $type::fromArray($value);
    }

    /** A copy with other values of these fields. */
    public function with(mixed ...$changes): static
    {
        return new static(...array_merge(get_object_vars($this), $changes));
    }

    public function jsonSerialize(): object
    {
        $values = [];
        foreach (static::fields() as $name => [$key]) {
            if ($this->$name !== null) {
                $values[$key] = $this->$name;
            }
        }

        return (object) $values;
    }
}
