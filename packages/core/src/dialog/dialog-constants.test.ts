import { describe, expect, it } from 'vitest';
import {
  dialogAnchors,
  dialogDefaults,
  dialogStates,
  dialogStyles,
  toastDefaults,
  toastMilliseconds,
  tooltipDefaults,
} from './dialog-constants.ts';

const constants = [
  ['styles of a dialog', Object.keys(dialogStyles).length, 4],
  ['width of a dialog', dialogDefaults.width, 350],
  ['padding of a dialog', dialogDefaults.padding, 20],
  ['longest hiding', dialogDefaults.hideFallback, 600],
  ['z-index', dialogDefaults.zIndex, 30_000],
  ['toast hides after', toastDefaults.hideAfter, 2000],
  ['toast stands', toastDefaults.anchor, 'top-right'],
  ['region of toasts is there before', toastDefaults.lead, 150],
  ['hover delay', tooltipDefaults.delay, 1200],
  ['width of a tooltip', tooltipDefaults.width, 250],
  ['offset of a tooltip', tooltipDefaults.offset, 15],
  ['animation of a tooltip', tooltipDefaults.animation, 300],
  ['margin of a tooltip', tooltipDefaults.margin, 20],
];

describe('dialogs, toasts and tooltips', () => {
  it.each(constants)('DIALOG-9, TOOLTIP-2: %s', (_, value, expected) => {
    expect(value).toBe(expected);
  });

  it('DIALOG-1: knows its styles, states and places', () => {
    expect(Object.keys(dialogStyles)).toEqual([
      'confirmOrReject',
      'confirmOrCancel',
      'confirmOnly',
      'noButtons',
    ]);
    expect(dialogStates).toEqual(['hidden', 'shown', 'hiding']);
    expect(dialogAnchors).toHaveLength(7);
  });

  it('TOAST-2: stays two seconds at least, longer with longer text', () => {
    expect(toastMilliseconds('Saved')).toBe(2000);
    expect(toastMilliseconds('x'.repeat(13))).toBe(2000);
    expect(toastMilliseconds('x'.repeat(50))).toBe(4200);
  });
});
