import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asElement, FakeDocument, FakeElement, listeners } from '../testing/fake-page.ts';
import { playVideos } from './play-videos.ts';

function facadeOf(player: string) {
  const facade = new FakeElement();
  Object.assign(facade.dataset, { player, title: 'Throwing' });
  return { facade, root: asElement(new FakeElement({ 'a[data-player]': facade })) };
}

const click = (target: FakeElement, keys: object = {}) => {
  const event = Object.assign(new Event('click', { cancelable: true }), keys);
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => vi.stubGlobal('document', new FakeDocument()));
afterEach(() => vi.unstubAllGlobals());

describe('playVideos', () => {
  it('VIDEO-4: puts a titled player in the poster’s place when it is asked for', () => {
    const { facade, root } = facadeOf('https://player.example/1');
    playVideos(root)();
    const undo = playVideos(root);
    expect(facade.attributes.get('role')).toBe('button');
    expect(facade.standsAs).toBe(facade);
    expect(click(facade)).toBe(true);
    expect(facade.standsAs).toMatchObject({
      src: 'https://player.example/1',
      title: 'Throwing',
      isFocused: true,
    });
    undo();
  });

  it('VIDEO-4: leaves a click for a new tab or window to the browser', () => {
    const { facade, root } = facadeOf('https://player.example/1');
    const undo = playVideos(root);
    expect(click(facade, { metaKey: true })).toBe(false);
    expect(click(facade, { ctrlKey: true })).toBe(false);
    expect(facade.standsAs).toBe(facade);
    undo();
  });

  it('VIDEO-7: opening another brings the first one’s poster back', () => {
    const one = facadeOf('https://player.example/1');
    const two = facadeOf('https://player.example/2');
    const undo = [playVideos(one.root), playVideos(two.root)];
    click(one.facade);
    const first = one.facade.standsAs;
    click(two.facade);
    expect(first.standsAs).toBe(one.facade);
    expect(two.facade.standsAs).toMatchObject({ src: 'https://player.example/2' });
    for (const step of undo) step();
  });

  it('VIDEO-7: undone, the poster is back and nothing listens', () => {
    const before = listeners();
    const { facade, root } = facadeOf('https://player.example/1');
    const undo = playVideos(root);
    click(facade);
    const player = facade.standsAs;
    undo();
    expect(player.standsAs).toBe(facade);
    expect(facade.attributes.has('role')).toBe(false);
    expect(listeners()).toBe(before);
    expect(playVideos(asElement(new FakeElement()))()).toBeUndefined();
  });
});
