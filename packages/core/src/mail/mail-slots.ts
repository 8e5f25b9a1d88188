/**
 * What the server fills into an email, in its usual order: the words of the shop, what the recipient must know, the
 * way to it, the items with their totals, where they go, how the total is calculated, and what was agreed.
 */
export const mailSlots = ['intro', 'facts', 'button', 'lines', 'delivery', 'explanation', 'closing'] as const;
export type MailSlot = (typeof mailSlots)[number];
