/** What answers of every kind have: steps, faults and pages of a list. */

import { CreatureTagShape } from './creature'
import { address, choice, count, field, flag, listOf, maybe, object, shape, text } from './kind'
import { paidInline } from './money'
import { fields } from './shared'

export const done = { ...fields('success', 'message') }

export const doneForCreature = { ...done, ...fields('creature_id') }

const NextStepShape = shape('NextStep', {
  action: field(text, 'A short label for the step.'),
  method: maybe(choice(['GET', 'POST', 'DELETE']), 'GET, POST or DELETE. Absent for links to elsewhere.'),
  endpoint: maybe(text, 'The path to call, relative to the base address. Absent for links to elsewhere.'),
  url: maybe(
    address,
    'The full address: of a link to elsewhere, which has no endpoint, or of the call, if the address of the service has a path.',
  ),
  ...fields('description'),
  body: maybe(object({}), 'A request body that works, for POST and DELETE.'),
})

export const steps = {
  next_steps: field(listOf(NextStepShape), 'Calls that could come next, filled in, the best first.'),
}

export const ignored = {
  ignored_fields: maybe(listOf(text), 'Fields of your request that are not known here, and were ignored.'),
}

const IssueShape = shape('Issue', {
  path: field(text, 'Where the fault is: body, query or path, and the field.'),
  message: field(text, 'What is wrong, and what would be right.'),
})

export const ErrorShape = shape('Error', {
  ...fields('error'),
  // Absent if the request did not reach a handler.
  ...fields('code?'),
  details: maybe(text, 'Every fault of the input, with its place and a way to mend it.'),
  issues: maybe(listOf(IssueShape), 'The faults of the input, one by one.'),
  suggestion: maybe(text, 'What to do about it.'),
  next_steps: maybe(listOf(NextStepShape), steps.next_steps.says),
  ...fields('retry_after_seconds?'),
  did_you_mean: maybe(text, 'The method and path that were probably meant.'),
  your_creatures: maybe(listOf(CreatureTagShape), 'Those you have, with their ids.'),
  request_id: maybe(text, 'Names this request in the logs of the house.'),
  ...ignored,
  ...paidInline,
})

export const OperationShape = shape('Operation', {
  operation: field(text, 'The id of the operation.'),
  method: field(choice(['GET', 'POST', 'PATCH', 'DELETE']), 'GET, POST, PATCH or DELETE.'),
  path: field(text, 'The path to call.'),
  auth: field(
    choice(['none', 'optional', 'required', 'admin']),
    'Whether a key is needed: none, optional, required or admin.',
  ),
  rate_limit: field(text, 'How often it may be called.'),
  ...fields('description'),
  example_body: maybe(object({}), 'A body that works.'),
})

const PaginationShape = shape('Pagination', {
  ...fields('page', 'per_page', 'total'),
  pages: field(count, 'How many pages there are.'),
  has_next: field(flag, 'Whether there is a page after this one.'),
  has_prev: field(flag, 'Whether there is a page before this one.'),
})

export const paged = { pagination: field(PaginationShape, 'Where this page stands.') }
