/** A transfer on a blockchain: the requirement, and the authorization that a wallet signs. */

export interface Requirement {
  scheme: 'exact'
  network: string
  amount: string
  asset: string
  payTo: string
  maxTimeoutSeconds: number
  extra: { name: string; version: string }
}

/** EIP-3009: moves `value` once. */
export interface Authorization {
  from: string
  to: string
  value: string
  validAfter: string
  validBefore: string
  nonce: string
}
