/** 404: a page for browsers, suggestions for other clients. */
import { wants } from '../../api/accept'
import type { Answer, IncomingCall } from '../../http/call'
import { unknown } from '../meta/unknown'
import { pageNotFound } from './page-reply'

export const notFoundPage = (call: IncomingCall): Answer => {
  const answer = unknown(call)
  return 'refuse' in answer && wants(call.accept, 'text/html') ? pageNotFound(call, 'room') : answer
}
