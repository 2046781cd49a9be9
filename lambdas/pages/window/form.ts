/** A form of the keeper page. */
import type { HumanAct } from '../../domain/accounts/from-human'
import { type Html, html, type Part } from '../parts/html'

/** Without an `action`, because the address of the page is secret and must not be in its text. */
export const form = (token: string, act: HumanAct, body: Part): Html =>
  html`<form class="ask" method="post"><input type="hidden" name="token" value="${token}"><input type="hidden" name="act" value="${act}">${body}</form>`
