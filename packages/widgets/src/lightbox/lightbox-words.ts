import { makeElement } from '../elements/make-element.ts';
import type { Messages } from '../messages/messages.ts';
import type { LightboxItem } from './lightbox-item.ts';

export interface LightboxWords {
  readonly elements: readonly HTMLElement[];
  /** Shows another item's text. */
  tell(index: number): void;
}

interface WordsOptions {
  readonly set: readonly LightboxItem[];
  readonly title: string;
  readonly messages: Messages;
  /** Whether captions are hidden behind their trigger. */
  readonly isTouch: boolean;
}

const captionId = 'lightbox-caption';

/**
 * The position, announced when it changes, and the caption: always visible with a mouse, toggled by
 * touch (rules LIGHTBOX-6, LIGHTBOX-14).
 */
export function makeWords({ set, title, messages, isTouch }: WordsOptions): LightboxWords {
  const seen = makeElement('span', { 'aria-hidden': 'true' });
  const spoken = makeElement('span', { class: 'visually-hidden', 'aria-live': 'polite' });
  const caption = makeElement('div', { class: 'lightbox-caption', id: captionId });
  const trigger = makeElement('button', {
    type: 'button',
    class: 'lightbox-control lightbox-bullet',
    'aria-label': messages.toggleCaption,
    'aria-controls': captionId,
  });
  const show = (isShown: boolean) => {
    caption.hidden = !isShown;
    trigger.ariaExpanded = String(isShown);
  };
  trigger.addEventListener('click', () => show(trigger.ariaExpanded !== 'true'));
  return {
    elements: [makeElement('p', { class: 'lightbox-count' }, seen, spoken), trigger, caption],
    tell(index) {
      const item = set[index];
      if (!item) return;
      seen.textContent = `${index + 1} / ${set.length}`;
      spoken.textContent = [title, nameOfItem(index, set.length, messages), item.title]
        .filter(Boolean)
        .join(', ');
      const lines = ['title', 'description'] as const;
      const words = lines.filter(name => item[name] !== '');
      caption.replaceChildren(
        ...words.map(name => makeElement('p', { class: `lightbox-${name}` }, item[name])),
      );
      trigger.hidden = !isTouch || words.length === 0;
      show(!isTouch && words.length > 0);
    },
  };
}

/** “2 of 7”, the label of a slide. */
export function nameOfItem(index: number, total: number, messages: Messages): string {
  return messages.itemOf({ number: index + 1, total });
}
