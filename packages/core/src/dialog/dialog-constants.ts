/** Every number of dialogs, toasts and tooltips, each with the rule that proves it. CSS pixels and milliseconds. */

/** How a dialog is answered (rule DIALOG-1). */
export const dialogStyles = { confirmOrReject: 1, confirmOrCancel: 2, confirmOnly: 3, noButtons: 4 } as const;
export type DialogStyle = (typeof dialogStyles)[keyof typeof dialogStyles];

/** The possible positions of a dialog (rule DIALOG-8). */
export const dialogAnchors = [
  'mouse',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'element',
  'center',
] as const;
export type DialogAnchor = (typeof dialogAnchors)[number];

export const dialogStates = ['hidden', 'shown', 'hiding'] as const;
export type DialogState = (typeof dialogStates)[number];

/** Dialog (rules DIALOG-5, DIALOG-9). `zIndex` counts only where there is no top layer. */
export const dialogDefaults = { width: 350, padding: 20, hideFallback: 600, zIndex: 30_000 } as const;

/**
 * Information toast (rules TOAST-1, TOAST-2): at least two seconds. `lead` is how long its region
 * exists before its first text, so that screen readers notice it (TOAST-5).
 */
export const toastDefaults = {
  anchor: 'top-right',
  hideAfter: 2000,
  start: 1200,
  perLetter: 60,
  lead: 150,
} as const;

/**
 * Tooltip (rules TOOLTIP-1 to TOOLTIP-4). `grace` is the maximum time for the pointer to move from
 * the owner to the tooltip.
 */
export const tooltipDefaults = {
  delay: 1200,
  width: 250,
  offset: 15,
  animation: 300,
  margin: 20,
  grace: 300,
} as const;

/** How long a toast stays: long enough to read it, never less than two seconds (rule TOAST-2). */
export function toastMilliseconds(message: string): number {
  const { hideAfter, start, perLetter } = toastDefaults;
  return Math.max(hideAfter, start + perLetter * message.length);
}
