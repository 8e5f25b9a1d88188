import { videoMessages } from '@vitrine/core/media/video-constants.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asElement, FakeDocument, FakeElement, listeners } from '../testing/fake-page.ts';
import { playVideos } from './play-videos.ts';
import { videoSlide } from './video-slide.ts';
import { type VideoWrapperEvents, wrapVideo } from './wrap-video.ts';

/** As much of an element as the wrapper touches beside what every fake has. */
class FakeBox extends FakeElement {
  inert = false;
  hidden = false;
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
  append(one: FakeBox): void {
    this.after(one);
  }
  remove(): void {}
}

class FakePage extends FakeDocument {
  override createElement(): FakeBox {
    return new FakeBox();
  }
}

function videoOf(provider: string, data: object = { player: `https://player.example/${provider}` }) {
  const facade = new FakeBox();
  Object.assign(facade.dataset, { provider, title: 'Throwing', ...data });
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
const wrap = (root: HTMLElement, events?: VideoWrapperEvents) => {
  const wrapper = videoSlide(root, events);
  undo.push(wrapper.undo);
  return wrapper;
};

beforeEach(() => {
  vi.stubGlobal('document', new FakePage());
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
    expect(video.player()).toMatchObject({
      src: 'https://player.example/vimeo',
      title: 'Throwing',
      isFocused: true,
    });
  });

  it('VIDEO-8: Space does too, other keys and an inactive wrapper do not', () => {
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

  it('VIDEO-7, VIDEO-14: another one sends it back to its overlay, paused, to go on later', () => {
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

  it('VIDEO-10: a change of mode loads what is shown anew, and nothing else', () => {
    const video = videoOf('vimeo');
    const wrapper = wrap(video.root);
    wrapper.setMode('fill');
    expect(video.player()).toBeUndefined();
    send(video.facade, 'click');
    const first = video.player();
    wrapper.setMode('fill');
    expect(video.player()).toBe(first);
    wrapper.setMode(null);
    expect(video.box.dataset.mode).toBe('none');
    expect(video.player()).toBeDefined();
    expect(video.player()).not.toBe(first);
  });

  it('VIDEO-15: one that has ended returns to its overlay, on its own word alone', () => {
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

  it('VIDEO-16: says what Vimeo refuses', () => {
    const video = videoOf('vimeo');
    wrap(video.root);
    send(video.facade, 'click');
    const data = { event: 'error', data: { name: 'PrivacyError' } };
    const source = video.player()?.contentWindow;
    window.dispatchEvent(
      Object.assign(new Event('message'), { source, origin: 'https://player.vimeo.com', data }),
    );
    expect(video.isShown()).toBe(false);
    expect(video.box.added[0]).toMatchObject({ role: 'alert', textContent: videoMessages.vimeoBasic });
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
});

describe('videoSlide', () => {
  it('VIDEO-17: plays, pauses and stops, and tells when', () => {
    const video = videoOf('youtube');
    const [onPlay, onStop] = [vi.fn(), vi.fn()];
    const slide = wrap(video.root, { onPlay, onStop });
    slide.play();
    expect([onPlay.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 0]);
    slide.pause();
    expect(video.player()?.sent.at(-1)).toEqual([
      '{"event":"command","func":"pauseVideo","args":""}',
      'https://www.youtube-nocookie.com',
    ]);
    expect(video.isShown()).toBe(true);
    slide.stop();
    slide.stop();
    expect([onPlay.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 1]);
    expect(video.player()).toBeUndefined();
  });

  it('VIDEO-17: refuses a slide without a video', () => {
    const empty = asElement(Object.assign(new FakeElement(), { matches: () => false }));
    expect(() => videoSlide(empty)).toThrow('VideoLoader not found');
    expect(wrapVideo(empty)).toBeNull();
    expect(playVideos(empty)()).toBeUndefined();
  });

  it('VIDEO-7: undone, the poster is back and nothing listens', () => {
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
