import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asElement, FakeDocument, FakeElement, listeners } from '../testing/fake-page.ts';
import { playVideos } from './play-videos.ts';
import { wrapVideo } from './wrap-video.ts';

/** The parts of an element that the wrapper uses, in addition to the common fake. */
class FakeBox extends FakeElement {
  inert = false;
  hidden = false;
  textContent = '';
  added: FakeBox[] = [];
  sent: unknown[] = [];
  contentWindow = { postMessage: (text: string, origin: string) => this.sent.push([text, origin]) };

  matches(selector: string): boolean {
    return selector.slice(1, -1) === 'data-video' && 'video' in this.dataset;
  }
  after(one: FakeBox): void {
    this.added.push(one);
    one.remove = () => {
      this.added = this.added.filter(other => other !== one);
    };
  }
  append(...content: (FakeBox | string)[]): void {
    for (const one of content) {
      if (typeof one === 'string') this.textContent += one;
      else this.after(one);
    }
  }
  remove(): void {}
}

class FakePage extends FakeDocument {
  activeElement: FakeElement | null = null;

  override createElement(): FakeBox {
    return new FakeBox();
  }
}

function videoOf(
  provider: string,
  data: object = { player: `https://player.example/${provider}` },
  refused = '',
) {
  const facade = new FakeBox();
  Object.assign(facade.dataset, { provider, title: 'Throwing', refused, ...data });
  const box = new FakeBox({ '.video-facade': facade });
  Object.assign(box.dataset, { video: '', mode: 'none' });
  const root = asElement(new FakeElement({ '[data-video]': box }));
  Object.assign(root, { matches: () => false });
  const player = () => facade.added[0];
  return { facade, box, root, player, isShown: () => box.dataset.playing === '' };
}

const send = (target: FakeElement, name: string, more: object = {}) => {
  const event = Object.assign(new Event(name, { cancelable: true }), more);
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

let undo: (() => void)[] = [];
const wrap = (root: HTMLElement) => {
  const wrapper = wrapVideo(root);
  if (!wrapper) throw new Error('There is no video.');
  undo.push(wrapper.undo);
  return wrapper;
};

let page = new FakePage();

beforeEach(() => {
  page = new FakePage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  for (const step of undo) step();
  undo = [];
  vi.unstubAllGlobals();
});

describe('wrapVideo', () => {
  it('VIDEO-4, VIDEO-8: a click shows a titled player over the poster', () => {
    const video = videoOf('vimeo');
    wrap(video.root);
    expect(video.facade.attributes.get('role')).toBe('button');
    expect(video.player()).toBeUndefined();
    expect(send(video.facade, 'click')).toBe(true);
    expect(video.isShown()).toBe(true);
    const { attributes, isFocused } = video.player() ?? new FakeBox();
    expect(Object.fromEntries(attributes)).toMatchObject({
      src: 'https://player.example/vimeo',
      title: 'Throwing',
    });
    expect(isFocused).toBe(true);
  });

  it('VIDEO-8: Space does the same, other keys and an inactive wrapper do not', () => {
    const video = videoOf('vimeo');
    const wrapper = wrap(video.root);
    wrapper.setInactive(true);
    expect(send(video.facade, 'keydown', { key: ' ' })).toBe(true);
    expect(video.isShown()).toBe(false);
    wrapper.setInactive(false);
    send(video.facade, 'keydown', { key: 'a' });
    expect(video.isShown()).toBe(false);
    send(video.facade, 'keydown', { key: ' ' });
    expect(video.isShown()).toBe(true);
  });

  it('VIDEO-4: leaves a click for a new tab or window to the browser', () => {
    const video = videoOf('vimeo');
    wrap(video.root);
    expect(send(video.facade, 'click', { metaKey: true })).toBe(false);
    expect(send(video.facade, 'click', { ctrlKey: true })).toBe(false);
    expect(video.isShown()).toBe(false);
  });

  it('VIDEO-7, VIDEO-14: another video returns it to its overlay, paused, to continue later', () => {
    const [one, two] = [videoOf('vimeo'), videoOf('wistia')];
    wrap(one.root);
    wrap(two.root);
    send(one.facade, 'click');
    send(two.facade, 'click');
    expect([one.isShown(), two.isShown()]).toEqual([false, true]);
    expect(one.player()?.sent).toEqual([['{"method":"pause"}', 'https://player.vimeo.com']]);
    send(one.facade, 'click');
    expect(one.player()?.sent.at(-1)).toEqual(['{"method":"play"}', 'https://player.vimeo.com']);
    expect(two.isShown()).toBe(false);
    expect(two.player()).toBeUndefined();
  });

  it('VIDEO-15: a video that has ended returns to its overlay, only by its own message', () => {
    const video = videoOf('vimeo');
    wrap(video.root);
    send(video.facade, 'click');
    const say = (source: unknown) =>
      window.dispatchEvent(
        Object.assign(new Event('message'), {
          source,
          origin: 'https://player.vimeo.com',
          data: '{"event":"ended"}',
        }),
      );
    say({});
    expect(video.isShown()).toBe(true);
    say(video.player()?.contentWindow);
    expect(video.isShown()).toBe(false);
    expect(video.player()).toBeUndefined();
  });

  it('VIDEO-16: reports a refusal by Vimeo', () => {
    const video = videoOf('vimeo', undefined, 'Vimeo Basic-konti understøttes ikke.');
    wrap(video.root);
    send(video.facade, 'click');
    const data = { event: 'error', data: { name: 'PrivacyError' } };
    const source = video.player()?.contentWindow;
    window.dispatchEvent(
      Object.assign(new Event('message'), { source, origin: 'https://player.vimeo.com', data }),
    );
    expect(video.isShown()).toBe(false);
    expect(video.box.added[0]?.attributes.get('role')).toBe('alert');
    expect(video.box.added[0]?.textContent).toBe('Vimeo Basic-konti understøttes ikke.');
  });

  it('VIDEO-12: Instagram opens in a window of 620 × 720', () => {
    const video = videoOf('instagram', { popup: '' });
    video.facade.setAttribute('href', 'https://www.instagram.com/p/C8abcDEF123/');
    Object.assign(video.facade, { getAttribute: (name: string) => video.facade.attributes.get(name) });
    const open = vi.fn();
    Object.assign(window, { open, screenX: 0, screenY: 0, outerWidth: 1620, outerHeight: 920 });
    wrap(video.root);
    expect(send(video.facade, 'click')).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith(
      'https://www.instagram.com/p/C8abcDEF123/',
      '_blank',
      'popup,noopener,width=620,height=720,left=500,top=100',
    );
    expect(video.isShown()).toBe(false);
  });

  it('VIDEO-17: its container stops it; without a video there is nothing to control', () => {
    const video = videoOf('youtube');
    const wrapper = wrap(video.root);
    send(video.facade, 'click');
    wrapper.stop();
    wrapper.stop();
    expect(video.isShown()).toBe(false);
    expect(video.player()).toBeUndefined();
    const empty = asElement(Object.assign(new FakeElement(), { matches: () => false }));
    expect(wrapVideo(empty)).toBeNull();
    expect(playVideos(empty)()).toBeUndefined();
  });

  it('VIDEO-20: a stopped player moves the focus to the overlay, if it had it', () => {
    const video = videoOf('vimeo');
    const wrapper = wrap(video.root);
    const stopWith = (focused: FakeElement | null) => {
      send(video.facade, 'click');
      video.facade.isFocused = false;
      page.activeElement = focused ?? video.player() ?? null;
      wrapper.stop();
      return video.facade.isFocused;
    };
    expect(stopWith(null)).toBe(true);
    expect(stopWith(new FakeBox())).toBe(false);
  });

  it('VIDEO-20: a player under its overlay cannot be reached, and an overlay under its player neither', () => {
    const [one, two] = [videoOf('vimeo'), videoOf('youtube')];
    wrap(one.root);
    wrap(two.root);
    send(one.facade, 'click');
    expect([one.facade.inert, one.player()?.inert]).toEqual([true, false]);
    send(two.facade, 'click');
    expect([one.facade.inert, one.player()?.inert]).toEqual([false, true]);
  });

  it('VIDEO-7: undone, the poster is back and no listeners remain', () => {
    const before = listeners();
    const video = videoOf('vimeo');
    const undoAll = playVideos(video.root);
    send(video.facade, 'click');
    undoAll();
    expect(video.isShown()).toBe(false);
    expect(video.player()).toBeUndefined();
    expect(video.facade.attributes.has('role')).toBe(false);
    expect(listeners()).toBe(before);
  });
});
