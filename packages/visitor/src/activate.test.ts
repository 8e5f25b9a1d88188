import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activate, redraw } from './activate.ts';
import { followSlideAddress } from './follow-slide-address.ts';
import { asDocument, FakeElement, FakePage } from './testing/fake-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('activate', () => {
  type Seen = (entries: { isIntersecting: boolean }[]) => void;
  let observers: { seen: Seen; isStopped: boolean; margin: string }[] = [];
  let idle: (() => void)[] = [];

  beforeEach(() => {
    observers = [];
    idle = [];
    class FakeObserver {
      readonly own: (typeof observers)[number];
      constructor(seen: Seen, options: { rootMargin: string }) {
        this.own = { seen, isStopped: false, margin: options.rootMargin };
        observers.push(this.own);
      }
      observe() {}
      disconnect() {
        this.own.isStopped = true;
      }
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    vi.stubGlobal('window', Object.assign(new EventTarget(), { IntersectionObserver: FakeObserver }));
    vi.stubGlobal('location', { hash: '', pathname: '/' });
  });

  function pageOf(dataset: Record<string, string>) {
    const page = new FakePage();
    const element = new FakeElement();
    element.dataset = dataset;
    page.elements = [element];
    const loaded: string[] = [];
    const started: EventTarget[] = [];
    const ended: EventTarget[] = [];
    const loader = (kind: string) => (name: string) =>
      name === 'unknown'
        ? undefined
        : async () => {
            loaded.push(`${kind} ${name}`);
            if (name === 'broken') throw new Error('The chunk did not arrive.');
            return (root: HTMLElement) => {
              started.push(root);
              return () => void ended.push(root);
            };
          };
    const loaders = { enhancer: loader('enhancer'), island: loader('island') };
    return { page: asDocument(page), element, loaded, started, ended, loaders };
  }

  it('VISITOR-1: loads an enhancer once when its block comes near the window', async () => {
    const { page, element, loaded, started, loaders } = pageOf({ enhance: 'product' });
    activate(page, loaders);
    expect(loaded).toEqual([]);
    expect(observers[0]?.margin).toBe('200px');
    observers[0]?.seen([{ isIntersecting: false }]);
    expect(loaded).toEqual([]);
    observers[0]?.seen([{ isIntersecting: true }]);
    element.dispatchEvent(new Event('focusin'));
    await vi.waitFor(() => expect(started).toEqual([element]));
    expect(loaded).toEqual(['enhancer product']);
    expect(observers[0]?.isStopped).toBe(true);
  });

  it('VISITOR-2: an island waits until the browser is idle or a person interacts with it', async () => {
    const late = pageOf({ island: 'chart' });
    activate(late.page, late.loaders);
    observers[0]?.seen([{ isIntersecting: true }]);
    expect(late.loaded).toEqual([]);
    for (const run of idle) run();
    await vi.waitFor(() => expect(late.started).toEqual([late.element]));
    const reached = pageOf({ island: 'chart' });
    activate(reached.page, reached.loaders);
    reached.element.dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(reached.started).toEqual([reached.element]));
    expect(reached.loaded).toEqual(['island chart']);
  });

  it('VISITOR-10: a block whose slide is in the address does not wait, wherever it is on the page', async () => {
    const named = (address: object, kind: object = { enhance: 'gallery' }) => {
      vi.stubGlobal('location', { hash: '', pathname: '/', ...address });
      const page = pageOf({ ...kind });
      page.element.slides = [
        { dataset: { slideId: 'fire' } },
        { dataset: { slideId: 'b', slideUrl: 'küche' } },
      ];
      activate(page.page, page.loaders);
      followSlideAddress(page.page);
      return page.loaded;
    };
    expect(named({ hash: '#fire' })).toEqual(['enhancer gallery']);
    expect(named({ pathname: '/journal/post/k%C3%BCche' })).toEqual(['enhancer gallery']);
    expect(named({ hash: '#fire' }, { island: 'gallery' })).toEqual(['island gallery']);
    const later = named({ hash: '#elsewhere' });
    expect(later).toEqual([]);
    vi.stubGlobal('location', { hash: '#fire', pathname: '/' });
    window.dispatchEvent(new Event('hashchange'));
    expect(later).toEqual(['enhancer gallery']);
  });

  it('VISITOR-8: a block is marked while its script is loading, as active once it has started, and not at all if loading fails', async () => {
    const { page, element, loaders } = pageOf({ enhance: 'product' });
    activate(page, loaders);
    expect(element.dataset.scripted).toBe('');
    observers[0]?.seen([{ isIntersecting: true }]);
    expect(element.dataset.scripted).toBe('');
    await vi.waitFor(() => expect(element.dataset.scripted).toBe('active'));
    const broken = pageOf({ enhance: 'broken' });
    activate(broken.page, broken.loaders);
    observers[1]?.seen([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(broken.element.dataset).toEqual({ enhance: 'broken' }));
    expect(element.dataset.scripted).toBe('active');
    const unknown = pageOf({ enhance: 'unknown' });
    activate(unknown.page, unknown.loaders);
    expect(unknown.element.dataset).toEqual({ enhance: 'unknown' });
  });

  it('VISITOR-3: an unknown block, or one whose chunk fails to load, stays as the server rendered it', async () => {
    const unknown = pageOf({ enhance: 'unknown' });
    activate(unknown.page, unknown.loaders);
    expect(observers).toEqual([]);
    const broken = pageOf({ enhance: 'broken' });
    activate(broken.page, broken.loaders);
    observers[0]?.seen([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(broken.loaded).toEqual(['enhancer broken']));
    expect(broken.started).toEqual([]);
  });

  /** An element that contains one block, which is activated in it. */
  function placeOf(dataset: Record<string, string>) {
    const block = pageOf(dataset);
    const place = new FakeElement();
    place.content = [block.element];
    const element = Object.assign(place) as Partial<HTMLElement> as HTMLElement;
    activate(element, block.loaders);
    const replace = (...content: FakeElement[]) =>
      redraw(element, content as Partial<Node>[] as Node[], block.loaders);
    return { ...block, place: element, replace };
  }

  it('VISITOR-11: an active or waiting block is not started a second time', async () => {
    const { place, element, loaded, started, loaders } = placeOf({ enhance: 'product' });
    activate(place, loaders);
    expect(observers.length).toBe(1);
    observers[0]?.seen([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(started).toEqual([element]));
    activate(place, loaders);
    element.dispatchEvent(new Event('focusin'));
    expect([observers.length, loaded]).toEqual([1, ['enhancer product']]);
  });

  it('VISITOR-11: a block whose chunk failed to load is started when its container is activated again', async () => {
    const { place, element, loaded, loaders } = placeOf({ enhance: 'broken' });
    observers[0]?.seen([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(element.dataset).toEqual({ enhance: 'broken' }));
    activate(place, loaders);
    observers[1]?.seen([{ isIntersecting: true }]);
    expect(loaded).toEqual(['enhancer broken', 'enhancer broken']);
  });

  it('VISITOR-12: replaced blocks are stopped once, and their replacements are activated', async () => {
    const { element, started, ended, replace } = placeOf({ enhance: 'product' });
    observers[0]?.seen([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(started).toEqual([element]));
    const fresh = new FakeElement();
    fresh.dataset = { island: 'chart' };
    replace(fresh);
    expect([ended, element.dataset]).toEqual([[element], { enhance: 'product' }]);
    fresh.dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(started).toEqual([element, fresh]));
    replace(element);
    expect(ended).toEqual([element, fresh]);
    observers[2]?.seen([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(started).toEqual([element, fresh, element]));
    replace();
    replace();
    expect(ended).toEqual([element, fresh, element]);
    expect([element.listeners, fresh.listeners]).toEqual([0, 0]);
    expect(observers.map(({ isStopped }) => isStopped)).toEqual([true, true, true]);
  });

  it('VISITOR-12: a block that is removed while it waits, or while its chunk is loading, is never started', async () => {
    const waiting = placeOf({ enhance: 'product' });
    expect(waiting.element.listeners).toBeGreaterThan(0);
    waiting.replace();
    expect([waiting.element.listeners, observers[0]?.isStopped]).toEqual([0, true]);
    waiting.element.dispatchEvent(new Event('focusin'));
    expect(waiting.loaded).toEqual([]);
    const idling = placeOf({ island: 'chart' });
    observers[1]?.seen([{ isIntersecting: true }]);
    idling.replace();
    for (const run of idle) run();
    expect(idling.loaded).toEqual([]);
    const loading = placeOf({ enhance: 'product' });
    observers[2]?.seen([{ isIntersecting: true }]);
    expect(loading.loaded).toEqual(['enhancer product']);
    loading.replace();
    await Promise.resolve();
    await Promise.resolve();
    expect([loading.started, loading.ended]).toEqual([[], []]);
  });
});
