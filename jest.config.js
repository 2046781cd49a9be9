process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

/** Tests run as CommonJS, which is quickest. Middy and mppx ship only ES modules: their files are named and transformed with ours. */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  transform: { '^.+\\.(ts|m?js)$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
  transformIgnorePatterns: ['/node_modules/(?!@middy/|mppx/)'],
  moduleNameMapper: {
    '^@middy/([^/]+)$': '<rootDir>/node_modules/@middy/$1/index.js',
    '^mppx/client$': '<rootDir>/node_modules/mppx/dist/client/index.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/dist', '<rootDir>/.local'],
  maxWorkers: 2,
  testTimeout: 120_000,
}
