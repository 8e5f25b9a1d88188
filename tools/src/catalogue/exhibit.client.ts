import { exhibitsByWidget } from './exhibits.ts';

/** Starts the exhibit that stands on the page, and says when it has: journeys wait for `data-started`. */
const root = document.querySelector<HTMLElement>('[data-exhibit]');
const [widget = '', number = ''] = root?.dataset.exhibit?.split('/') ?? [];
if (root) {
  exhibitsByWidget.get(widget)?.[Number(number)]?.start?.(root);
  root.dataset.started = '';
}
