import { z } from 'zod';

/** The launch checklist, in order (rule LAUNCH-3). */
const launchItems = ['contactEmail', 'words', 'payment', 'delivery', 'tax', 'imprint', 'domain'] as const;
export const launchItemSchema = z.enum(launchItems);
export type LaunchItem = z.infer<typeof launchItemSchema>;

export const launchEntrySchema = z.object({
  item: launchItemSchema,
  isDone: z.boolean(),
  /** Whether the website cannot be launched without it. */
  isRequired: z.boolean(),
  /** Whether a person marks it as done, rather than the website's own state. */
  isConfirmable: z.boolean(),
  /** The number of remaining tasks, if they can be counted. */
  left: z.number().int(),
});
export type LaunchEntry = z.infer<typeof launchEntrySchema>;

/** The data for the checklist. */
export interface LaunchFacts {
  readonly contactEmail: string;
  readonly isStoreOpen: boolean;
  readonly hasPayment: boolean;
  /** Pages, posts and products that still have the starter's text. */
  readonly starterTexts: number;
  readonly hasImprint: boolean;
  readonly hasDomain: boolean;
  readonly confirmed: readonly LaunchItem[];
}

/** The current list; a closed store has no tasks for payment, delivery and tax (LAUNCH-3). */
export function launchList(facts: LaunchFacts): LaunchEntry[] {
  const isConfirmed = (item: LaunchItem) => facts.confirmed.includes(item);
  const entry = (item: LaunchItem, isDone: boolean, more: Partial<LaunchEntry> = {}): LaunchEntry => ({
    item,
    isDone,
    isRequired: false,
    isConfirmable: false,
    left: 0,
    ...more,
  });
  const confirmable = (item: LaunchItem, isDone: boolean, left = 0) =>
    entry(item, isDone || isConfirmed(item), { isConfirmable: !isDone, left });
  const store = [
    entry('payment', facts.hasPayment, { isRequired: true }),
    confirmable('delivery', false),
    confirmable('tax', false),
  ];
  return [
    entry('contactEmail', facts.contactEmail !== '', { isRequired: true }),
    confirmable('words', facts.starterTexts === 0, facts.starterTexts),
    ...(facts.isStoreOpen ? store : []),
    confirmable('imprint', facts.hasImprint),
    confirmable('domain', facts.hasDomain),
  ];
}
