import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { customerListingSchema, customerNoteSchema, customerSchema, customerSorts } from './customer.ts';
import { customerErrors as errors } from './customers.errors.ts';

const read = { scope: 'website', access: 'customers.read' } as const;
const write = { scope: 'website', access: 'customers.write' } as const;
const ofOne = '/api/customers/:customerId';
const params = z.object({ customerId: idSchema });
const ofNote = params.extend({ noteId: idSchema });

export const customersFilterSchema = z.object({
  /** Words in the name or an email address. */
  search: z.string().trim().max(100).default(''),
  sort: z.enum(customerSorts).default('lastOrder'),
});

/** The list as a file; takes its search and its sort order. */
export const customersFilePath = '/api/customers/export.csv';

export const customerCalls = {
  list: defineCall({
    name: 'customers.list',
    method: 'GET',
    path: '/api/customers',
    summary: 'Everyone who bought something or has an account on this website, a page at a time.',
    ...read,
    query: customersFilterSchema.extend(pagedQuery),
    reply: z.object({
      customers: customerListingSchema.array(),
      total: z.number().int(),
      ...pagedReply,
    }),
  }),
  get: defineCall({
    name: 'customers.get',
    method: 'GET',
    path: ofOne,
    summary: 'One customer with everything they did. The id of a merged one leads to the one they are now.',
    ...read,
    params,
    reply: z.object({ customer: customerSchema }),
  }),
  ofOrder: defineCall({
    name: 'customers.ofOrder',
    method: 'GET',
    path: '/api/orders/:orderId/customer',
    summary: 'The customer of an order; null if it names nobody or was never placed.',
    ...read,
    params: z.object({ orderId: idSchema }),
    reply: z.object({ customerId: idSchema.nullable() }),
  }),
  addNote: defineCall({
    name: 'customers.addNote',
    method: 'POST',
    path: `${ofOne}/notes`,
    summary: 'Adds a note that only the website’s staff can read.',
    ...write,
    params,
    body: z.object({ text: z.string().trim().min(1, fieldCode('note')).max(2000) }),
    reply: z.object({ note: customerNoteSchema }),
  }),
  removeNote: defineCall({
    name: 'customers.removeNote',
    method: 'DELETE',
    path: `${ofOne}/notes/:noteId`,
    summary: 'Deletes a note. It can be restored for 30 days.',
    ...write,
    params: ofNote,
    reply: z.null(),
  }),
  restoreNote: defineCall({
    name: 'customers.restoreNote',
    method: 'POST',
    path: `${ofOne}/notes/:noteId/restore`,
    summary: 'Restores a deleted note.',
    ...write,
    params: ofNote,
    reply: z.null(),
  }),
  merge: defineCall({
    name: 'customers.merge',
    method: 'POST',
    path: `${ofOne}/merged`,
    summary:
      'Merges another customer into this one: what belongs to either is shown with this one. Orders keep their email addresses.',
    ...write,
    params,
    body: z.object({ customerId: idSchema }),
    reply: z.null(),
    errors: [errors.sameCustomer],
  }),
  separate: defineCall({
    name: 'customers.separate',
    method: 'DELETE',
    path: `${ofOne}/merged/:mergedId`,
    summary: 'Makes a merged customer one of their own again.',
    ...write,
    params: params.extend({ mergedId: idSchema }),
    reply: z.null(),
  }),
} as const;
