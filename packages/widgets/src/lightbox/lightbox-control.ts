import { makeElement, makeIcon } from '../elements/make-element.ts';

const paths = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  zoomIn: 'M16 16l5 5M11 4a7 7 0 100 14 7 7 0 000-14zM11 8v6M8 11h6',
  zoomOut: 'M16 16l5 5M11 4a7 7 0 100 14 7 7 0 000-14zM8 11h6',
} as const;

/** A button that stays in the tab order at an end, so that the focus is never lost. */
export function makeControl(
  name: 'close' | 'previous' | 'next' | 'zoom',
  look: { readonly icon: keyof typeof paths; readonly label: string },
  onPress: () => unknown,
): HTMLButtonElement {
  const control = makeElement('button', { type: 'button', class: `lightbox-control lightbox-${name}` });
  wear(control, look);
  control.addEventListener('click', () => control.ariaDisabled !== 'true' && onPress());
  return control;
}

/** Sets a control's icon and label for its next action. */
export function wear(
  control: HTMLElement,
  { icon, label }: { readonly icon: keyof typeof paths; readonly label: string },
): void {
  control.ariaLabel = label;
  control.replaceChildren(makeIcon('lightbox-icon', paths[icon]));
}
