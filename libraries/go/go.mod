module github.com/rialto/rialto/libraries/go

go 1.23
