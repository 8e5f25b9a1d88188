import { makeElement } from '../elements/make-element.ts';

/** A frame for another site's player, with the permissions of a player, which sends only our origin as referrer. */
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
