/** What a house does not offer at API Gateway's own address: each needs CloudFront or the root of a domain. */
export const NOT_OFFERED = [
  'MPP: credits are bought by the checkout link, and by x402 where the house says x402_enabled.',
  'Painted pictures: every portrait and avatar is drawn.',
  'Sign-in of hosted MCP clients: they connect to /mcp and send a key.',
] as const

/** The chapter of the skill about it. */
export const notOfferedChapter = `
## Not at this address

This house is called at API Gateway's own address. It does not offer:

${NOT_OFFERED.map((one) => `- ${one}\n`).join('')}`
