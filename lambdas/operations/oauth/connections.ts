/**
 * The page that lists and ends the connections of a keeper. It asks for the key each time, because there are no
 * sessions.
 */
import { isOpen } from '../../domain/accounts/oauth'
import type { Handler } from '../../http/call'
import { accountOfKey, isFromOwnPage } from './authorize'
import { messageReply, pages, readForm, UNREAD_FORM } from './oauth-format'
import { endConnection } from './token'

type Pages = Awaited<ReturnType<typeof pages>>
const pageReply = async (view: Parameters<Pages['connectionsPage']>[0]) => (await pages()).connectionsPage(view)

export const connections: Handler<'connections'> = ({ root }) => pageReply({ root })

export const end_connection: Handler<'end_connection'> = async (call) => {
  if (!isFromOwnPage(call))
    return messageReply('This form came from elsewhere', 'Only the page of this house may send it. Nothing was ended.')
  const fields = readForm(call)
  if (!fields) return messageReply('This form cannot be read', `${UNREAD_FORM} Nothing was ended.`)
  const { api_key = '', end } = fields
  const account = await accountOfKey(call, api_key)
  if (!account) return pageReply({ root: call.root, problem: 'This key is not known here.' })
  const { id, username, key_hash } = account.agent.data
  const open = account.connections
    .map(({ data }) => data)
    .filter((one) => isOpen(one, key_hash, call.now))
    .toSorted((a, b) => b.made_at - a.made_at)
  const ended = open.find((one) => one.id === end)
  if (ended) await endConnection(call, id, ended.id)
  return pageReply({ root: call.root, username, key: api_key, ended, open: open.filter((one) => one !== ended) })
}
