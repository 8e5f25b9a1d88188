export type Platform = 'apple' | 'other';

/** The one this browser runs on: its keys are named and pressed otherwise on Apple's. */
export function platformOf(
  browser: Pick<Navigator, 'platform'> | undefined = globalThis.navigator,
): Platform {
  return /mac|iphone|ipad|ipod/i.test(browser?.platform ?? '') ? 'apple' : 'other';
}

/** Whether the key of commands is held: ⌘ on Apple's, Ctrl elsewhere, and not the other one (rule PANEL-24). */
export function isCommand(
  { metaKey, ctrlKey }: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>,
  platform: Platform = platformOf(),
): boolean {
  return platform === 'apple' ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** What the keys of a command do to the history of changes: Mod+Z undoes, Mod+Shift+Z and Mod+Y redo. */
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

/** Keys as a person of the platform reads them: `Mod+Shift+Z` is ⇧⌘Z, or Ctrl+Shift+Z (rule PANEL-24). */
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
