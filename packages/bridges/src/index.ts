/** Nothing yet: a provider gets a folder of its own here. */
export {}
