/**
 * Before each test file: a build that an earlier file of this process made may have left the environment of a production, in which
 * React is loaded without what its tests need.
 */
process.env.NODE_ENV = 'test'
