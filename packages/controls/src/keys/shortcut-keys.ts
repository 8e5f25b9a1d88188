export type Platform = 'apple' | 'other';

/** The platform of this browser: on Apple devices, keys have other names and functions. */
export function platformOf(
  browser: Pick<Navigator, 'platform'> | undefined = globalThis.navigator,
): Platform {
  return /mac|iphone|ipad|ipod/i.test(browser?.platform ?? '') ? 'apple' : 'other';
}

/** Whether the command key is held: ⌘ on Apple devices, Ctrl elsewhere, and not the other one (rule PANEL-24). */
export function isCommand(
  { metaKey, ctrlKey }: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>,
  platform: Platform = platformOf(),
): boolean {
  return platform === 'apple' ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** The undo or redo command of a key press: Mod+Z undoes, Mod+Shift+Z and Mod+Y redo. */
export function historyKeyOf(
  event: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'key'>,
): 'undo' | 'redo' | null {
  if (!isCommand(event)) return null;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
}

const names: Readonly<Record<Platform, Readonly<Record<string, string>>>> = {
  apple: { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↵', Delete: '⌫' },
  other: { Mod: 'Ctrl', Delete: 'Del' },
};

/** The platform's names of keys: `Mod+Shift+Z` is ⇧⌘Z, or Ctrl+Shift+Z (rule PANEL-24). */
export function shortcutText(keys: string, platform: Platform = platformOf()): string {
  const parts = keys.split('+');
  const shown = (part: string) => names[platform][part] ?? part;
  if (platform === 'other') return parts.map(shown).join('+');
  const order = ['Alt', 'Shift', 'Mod'];
  return parts
    .toSorted((a, b) => rank(order, a) - rank(order, b))
    .map(shown)
    .join('');
}

function rank(order: readonly string[], part: string): number {
  return order.includes(part) ? order.indexOf(part) : order.length;
}
