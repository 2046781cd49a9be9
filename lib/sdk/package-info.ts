/** The SDK wants only its version from its package.json, to introduce itself. */
export default { version: 'bundled' }
