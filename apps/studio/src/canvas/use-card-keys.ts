import { type RefObject, useEffect, useRef } from 'react';
import { boxOf } from './measure.ts';
import { isCardKey, nextCard } from './next-card.ts';

/**
 * Keys for cards below a search: the arrow keys move between the cards and back to the search field, Enter in the
 * search takes the first card, and letters continue the search from anywhere (rule STUDIO-18).
 */
export function useCardKeys(takeFirst: () => void): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const newest = useRef(takeFirst);
  newest.current = takeFirst;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (area.current) act(event, area.current, newest.current);
    };
    const pressed = area.current;
    pressed?.addEventListener('keydown', press);
    return () => pressed?.removeEventListener('keydown', press);
  }, []);
  return area;
}

function act(event: KeyboardEvent, area: HTMLElement, takeFirst: () => void): void {
  const search = area.querySelector('input');
  const cards = [...area.querySelectorAll<HTMLElement>('[data-card]')];
  if (!search || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === search) {
    if (event.key === 'ArrowDown') go(event, cards[0]);
    else if (event.key === 'Enter') takeFirst();
    return;
  }
  const at = event.target instanceof HTMLElement ? cards.indexOf(event.target) : -1;
  if (at < 0) return;
  if (isCardKey(event.key)) {
    const next = nextCard(cards.map(boxOf), at, event.key);
    go(event, next === null ? search : cards[next]);
  } else if (event.key.length === 1 && event.key !== ' ') search.focus();
}

function go(event: KeyboardEvent, to: HTMLElement | undefined): void {
  event.preventDefault();
  to?.focus();
}
