/**
 * Before each test file: an earlier build in this process may have left NODE_ENV at `production`, in which React lacks
 * its test support.
 */
process.env.NODE_ENV = 'test'
