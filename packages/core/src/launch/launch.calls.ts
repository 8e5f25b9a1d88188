import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { launchErrors } from './launch.errors.ts';
import { launchEntrySchema, launchItemSchema } from './launch-list.ts';

export const launchViewSchema = z.object({
  isLaunched: z.boolean(),
  entries: launchEntrySchema.array(),
  /** Its public address, with scheme and port. */
  address: z.string(),
});
export type LaunchView = z.infer<typeof launchViewSchema>;

const managing = { scope: 'website', access: 'launch.manage', reply: launchViewSchema } as const;

export const launchCalls = {
  get: defineCall({
    ...managing,
    name: 'launch.get',
    method: 'GET',
    path: '/api/website/launch',
    summary: 'Whether visitors can see the website, and what is left to do before the launch.',
  }),
  launch: defineCall({
    ...managing,
    name: 'launch.launch',
    method: 'POST',
    path: '/api/website/launch',
    summary: 'Opens the website to visitors.',
    errors: [launchErrors.notReady],
  }),
  close: defineCall({
    ...managing,
    name: 'launch.close',
    method: 'DELETE',
    path: '/api/website/launch',
    summary: 'Closes the website: only people with a role can see it until it is launched again.',
  }),
  confirm: defineCall({
    ...managing,
    name: 'launch.confirm',
    method: 'PUT',
    path: '/api/website/launch/:item',
    summary: 'Marks an item of the launch checklist as checked, or removes the mark.',
    params: z.object({ item: launchItemSchema }),
    body: z.object({ isDone: z.boolean() }),
  }),
} as const;
