import { expect, it } from 'vitest';
import { isCommand, platformOf, shortcutText } from './shortcut-keys.ts';

it('PANEL-24: keys are named as on the current platform', () => {
  const keys = ['Mod+K', 'Mod+Shift+Z', 'Alt+F10', 'Enter', 'Delete'];
  expect(keys.map(key => shortcutText(key, 'apple'))).toEqual(['⌘K', '⇧⌘Z', '⌥F10', '↵', '⌫']);
  expect(keys.map(key => shortcutText(key, 'other'))).toEqual([
    'Ctrl+K',
    'Ctrl+Shift+Z',
    'Alt+F10',
    'Enter',
    'Del',
  ]);
});

it('PANEL-24: the command key is ⌘ on Apple’s devices and Ctrl elsewhere, never the other', () => {
  const [meta, ctrl] = [
    { metaKey: true, ctrlKey: false },
    { metaKey: false, ctrlKey: true },
  ];
  expect([isCommand(meta, 'apple'), isCommand(ctrl, 'apple')]).toEqual([true, false]);
  expect([isCommand(meta, 'other'), isCommand(ctrl, 'other')]).toEqual([false, true]);
  const platforms = ['MacIntel', 'iPhone', 'iPad', 'Win32', 'Linux x86_64', ''];
  expect(platforms.map(platform => platformOf({ platform }))).toEqual([
    'apple',
    'apple',
    'apple',
    'other',
    'other',
    'other',
  ]);
});
