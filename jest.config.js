process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
process.env.CDK_VALIDATION = 'false'
process.env.CDK_DISABLE_STACK_TRACE = '1'

/** What takes more than a few seconds has a command of its own, so that everything else stays quick. */
const SUITES = { quick: 'test', slow: 'slow', all: '{test,slow}' }

// The quick suite runs on the built-in table, which needs no second process. All other suites run on dynoxide.
if ((process.env.SUITE ?? 'quick') === 'quick') process.env.DYNOXIDE_BIN ??= ''

/** Tests run as CommonJS, which is quickest. Middy and mppx ship only ES modules: their files are named and transformed with ours. */
export default {
  testMatch: [`<rootDir>/test/**/*.${SUITES[process.env.SUITE ?? 'quick']}.ts`],
  transform: { '^.+\\.(ts|m?js)$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
  transformIgnorePatterns: ['/node_modules/(?!@middy/|mppx/)'],
  runtime: '<rootDir>/test/support/jest/runtime.cjs',
  moduleNameMapper: {
    '^@middy/([^/]+)$': '<rootDir>/node_modules/@middy/$1/index.js',
    '^mppx/client$': '<rootDir>/node_modules/mppx/dist/client/index.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/dist', '<rootDir>/.local'],
  testEnvironment: '<rootDir>/test/support/jest/environment.ts',
  // Looked up in jest's own context, each of these costs as much as a small function. Left out is what a package may
  // declare for itself, and what fake timers replace.
  // biome-ignore format: word list
  sandboxInjectedGlobals: [
    'Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object',
    'Promise', 'Proxy', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap',
  ],
  maxWorkers: 2,
  // Ten times what the longest take: on a busy machine no test fails for being slow.
  testTimeout: 600_000,
}
