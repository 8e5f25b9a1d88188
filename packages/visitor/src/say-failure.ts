import { messagesFor } from '@vitrine/widgets/messages/messages.ts';

interface SaidFailure {
  readonly words: string;
  readonly onRetry: () => void;
}

const id = 'failure';

/** What could not be sent, after this element, with “Try again”; it replaces an earlier one and goes with the press. */
export function sayFailure(place: Element, { words, onRetry }: SaidFailure): void {
  const page = place.ownerDocument;
  takeBackFailure(page);
  const failure = page.createElement('p');
  failure.id = id;
  failure.className = 'line-message';
  failure.setAttribute('role', 'alert');
  const again = page.createElement('button');
  again.type = 'button';
  again.className = 'line-button';
  again.textContent = messagesFor(page.documentElement.lang).retry;
  again.addEventListener('click', () => {
    failure.remove();
    onRetry();
  });
  failure.append(`${words} `, again);
  place.after(failure);
}

export function takeBackFailure(page: Document): void {
  page.getElementById(id)?.remove();
}
