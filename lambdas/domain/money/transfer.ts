/** A transfer on a chain: what is asked for, and what a wallet signs. */

export interface Requirement {
  scheme: 'exact'
  network: string
  amount: string
  asset: string
  payTo: string
  maxTimeoutSeconds: number
  extra: { name: string; version: string }
}

/** EIP-3009: the token moves `value` from one to the other, once. */
export interface Authorization {
  from: string
  to: string
  value: string
  validAfter: string
  validBefore: string
  nonce: string
}
