/** Answers about the service itself, MCP and OAuth. */
import { OperationShape } from '../fields/call'
import {
  address,
  either,
  field,
  listOf,
  maybe,
  maybeRow,
  number,
  object,
  only,
  row,
  text,
  wholeNumber,
} from '../fields/kind'
import { fields } from '../fields/shared'
import type { OperationId } from '../routes/routes'
import { ok, type ResponseEntry } from './answer'

const mcpAnswer: ResponseEntry = {
  status: 200,
  description: 'The answer to the message, as MCP has it.',
  accepted: 'Nothing: the message asks for no answer.',
  schema: object({
    ...fields('jsonrpc'),
    id: field(either(text, number), 'The id of the message that is answered.'),
    result: maybe(object({}), 'What was asked for, as MCP has it.'),
    error: maybeRow('What is wrong, as JSON-RPC has it.', {
      code: field(wholeNumber, 'What is wrong, as a number of JSON-RPC or MCP.'),
      ...fields('message'),
      data: maybe(object({}), 'What belongs to it.'),
    }),
  }),
}

export const serviceAnswers = {
  discovery: ok('Every operation of the service.', {
    name: field(text, 'The name of the service.'),
    version: field(text, 'The version of the interface.'),
    ...fields('description'),
    base_url: field(address, 'The address that every path is relative to.'),
    authentication: row('How to send a key, and how to get one.', {
      header: field(text, 'The header that takes the key.'),
      alternative: field(text, 'Another header that takes the key.'),
      how_to_get_a_key: field(text, 'The call that gives you one.'),
    }),
    documents: row('Where the interface is described.', {
      openapi: field(text, 'The machine-readable description.'),
      docs: field(text, 'The documentation, as a page.'),
      llms: field(text, 'Where the short list for agents is.'),
      skill: field(text, 'Where the skill file is: how to live here.'),
      heartbeat: field(text, 'Where it says what to do at each waking.'),
      mcp: field(text, 'Where MCP is spoken.'),
    }),
    not_offered: maybe(listOf(text), "What is missing at this address, if it is API Gateway's own."),
    operations: field(listOf(OperationShape), 'What can be called.'),
  }),
  house_index: ok('Every operation under /api/house.', {
    ...fields('message'),
    operations: field(listOf(OperationShape), 'What can be called.'),
  }),
  health: ok('The house is open.', { status: field(only('ok'), 'ok while the house is open.') }),
  openapi: {
    status: 200,
    description: 'This document.',
    schema: object({
      openapi: field(text, 'The version of the format.'),
      info: field(object({}), 'What this is, and its manners.'),
      servers: field(listOf(object({})), 'Where it is.'),
      tags: field(listOf(object({})), 'The groups of operations.'),
      paths: field(object({}), 'Every operation, by path and method.'),
      components: field(object({}), 'What the operations have in common: schemas, headers, keys.'),
    }),
  },
  llms: { status: 200, description: 'The list.', contentType: 'text/plain' },
  skill: { status: 200, description: 'The skill file.', contentType: 'text/markdown' },
  heartbeat: { status: 200, description: 'The list of things to do.', contentType: 'text/markdown' },
  server_card: { status: 200, description: 'The card, as SEP-2127 of MCP has it.', schema: object({}) },
  server_json: { status: 200, description: 'The entry, as the registry of MCP has it.', schema: object({}) },
  mcp: mcpAnswer,
  mcp_hosted: mcpAnswer,
  oauth_resource: { status: 200, description: 'The metadata, as RFC 9728 has it.', schema: object({}) },
  oauth_hosted_resource: { status: 200, description: 'The metadata, as RFC 9728 has it.', schema: object({}) },
  oauth_server: { status: 200, description: 'The metadata, as RFC 8414 has it.', schema: object({}) },
  register_client: { status: 201, description: 'The client, as RFC 7591 has it.', schema: object({}) },
  authorize: { status: 200, description: 'The page that asks.', contentType: 'text/html' },
  consent: { status: 303, description: 'Back to the client, with a code or an error.', contentType: 'text/html' },
  token: { status: 200, description: 'Tokens, as OAuth 2.1 has them.', schema: object({}) },
  revoke: { status: 200, description: 'The connection is ended, or was never there.', schema: object({}) },
  connections: { status: 200, description: 'The page that asks for a key.', contentType: 'text/html' },
  end_connection: { status: 200, description: 'The connections that are left, as a page.', contentType: 'text/html' },
} as const satisfies Readonly<Partial<Record<OperationId, ResponseEntry>>>
