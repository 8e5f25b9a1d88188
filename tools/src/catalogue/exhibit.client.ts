import { exhibitsByWidget } from './exhibits.ts';

/** Starts the exhibit on the page, and marks it as started: journeys wait for `data-started`. */
const root = document.querySelector<HTMLElement>('[data-exhibit]');
const [widget = '', number = ''] = root?.dataset.exhibit?.split('/') ?? [];
if (root) {
  exhibitsByWidget.get(widget)?.[Number(number)]?.start?.(root);
  root.dataset.started = '';
}
