import { makeElement } from '../elements/make-element.ts';

/** A frame for another site's player, which may do what players do, and learns of us no more than our name. */
export function playerFrame(
  className: string,
  { address, title }: { readonly address: string; readonly title: string },
): HTMLIFrameElement {
  return makeElement('iframe', {
    class: className,
    title,
    allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
    allowfullscreen: true,
    referrerpolicy: 'strict-origin-when-cross-origin',
    src: address,
  });
}
