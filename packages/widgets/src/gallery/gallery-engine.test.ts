import { describe, expect, it } from 'vitest';
import { makeGalleryEngine } from './gallery-engine.ts';

/** The messages of an engine, in order. */
function listenTo(engine: ReturnType<typeof makeGalleryEngine>) {
  const heard: string[] = [];
  engine.on('change', ({ from, index, cause }) => heard.push(`${from} to ${index} by ${cause}`));
  engine.on('motion', ({ isInMotion }) => heard.push(isInMotion ? 'moves' : 'rests'));
  engine.on('reachedBeginning', () => heard.push('beginning'));
  engine.on('reachedEnd', () => heard.push('end'));
  return heard;
}

describe('gallery engine', () => {
  it('GALLERY-17: starts with the first slide, or the given one', () => {
    expect(makeGalleryEngine({ count: 3, isLooping: true }).state.currentIndex).toBe(0);
    expect(makeGalleryEngine({ count: 3, index: -1, isLooping: true }).state.currentIndex).toBe(2);
  });

  it('GALLERY-6: reports the slide and the origin of a request', () => {
    const engine = makeGalleryEngine({ count: 3, isLooping: true });
    const heard = listenTo(engine);
    engine.next();
    engine.previous();
    engine.previous();
    engine.goTo(1, 'autoplay');
    engine.goTo(1);
    expect(heard).toEqual([
      '0 to 1 by visitor',
      '1 to 0 by visitor',
      '0 to 2 by visitor',
      '2 to 1 by autoplay',
    ]);
  });

  it('GALLERY-6: reports the direction, also around the ends', () => {
    const engine = makeGalleryEngine({ count: 2, isLooping: true });
    const ways: number[] = [];
    engine.on('change', ({ direction }) => ways.push(direction));
    engine.next();
    engine.next();
    engine.previous();
    engine.goTo(engine.state.currentIndex + 1, 'autoplay');
    engine.goTo(1);
    engine.goTo(0);
    expect(ways).toEqual([1, 1, -1, 1, 1, -1]);
  });

  it('GALLERY-7: reports the end it reached, and stays', () => {
    const engine = makeGalleryEngine({ count: 2, isLooping: false });
    const heard = listenTo(engine);
    engine.previous();
    engine.next();
    engine.next();
    expect(heard).toEqual(['beginning', '0 to 1 by visitor', 'end']);
    expect(engine.state.currentIndex).toBe(1);
  });

  it('GALLERY-8: refuses during a transition, and nothing changes', () => {
    const engine = makeGalleryEngine({ count: 3, isLooping: true });
    engine.setInMotion(true);
    const before = engine.state;
    const heard = listenTo(engine);
    expect(engine.next()).toEqual({ kind: 'refused' });
    expect(engine.state).toBe(before);
    engine.setInMotion(false);
    engine.setInMotion(false);
    expect(engine.next()).toEqual({ kind: 'moved', index: 1 });
    expect(heard).toEqual(['rests', '0 to 1 by visitor']);
  });

  it('GALLERY-9: keeps linked galleries at one index, in both directions, until they are unlinked', () => {
    const [slides, thumbnails] = [0, 0].map(() => makeGalleryEngine({ count: 4, isLooping: true }));
    if (!slides || !thumbnails) throw new Error('Two were made.');
    const part = slides.link(thumbnails);
    slides.link(thumbnails);
    slides.goTo(2, 'autoplay');
    expect(thumbnails.state.currentIndex).toBe(2);
    thumbnails.next();
    expect(slides.state.currentIndex).toBe(3);
    part();
    slides.next();
    expect([slides.state.currentIndex, thumbnails.state.currentIndex]).toEqual([0, 3]);
  });

  it('GALLERY-9: refuses while a linked gallery moves to another slide', () => {
    const slides = makeGalleryEngine({ count: 4, isLooping: true });
    const thumbnails = makeGalleryEngine({ count: 4, isLooping: true });
    slides.link(thumbnails);
    slides.goTo(1);
    thumbnails.setInMotion(true);
    expect(slides.goTo(2)).toEqual({ kind: 'refused' });
    expect([slides.state.currentIndex, thumbnails.state.currentIndex]).toEqual([1, 1]);
    thumbnails.setInMotion(false);
    expect(slides.goTo(2)).toEqual({ kind: 'moved', index: 2 });
    expect(thumbnails.state.currentIndex).toBe(2);
  });

  it('GALLERY-46, GALLERY-50: moves by groups, and keeps the current slide visible when they become smaller', () => {
    const engine = makeGalleryEngine({ count: 7, isLooping: false });
    engine.setGroupSize(3);
    const heard = listenTo(engine);
    engine.next();
    engine.next('autoplay');
    engine.next('autoplay');
    engine.previous();
    expect(heard).toEqual(['0 to 3 by visitor', '3 to 4 by autoplay', 'end', '4 to 3 by visitor']);
    engine.setGroupSize(2);
    expect(engine.state).toMatchObject({ currentIndex: 2, groupSize: 2 });
    engine.setGroupSize(1);
    expect(engine.state.currentIndex).toBe(2);
    expect(heard).toHaveLength(4);
  });

  it('GALLERY-6: notifies subscribers of each change once, until they unsubscribe', () => {
    const engine = makeGalleryEngine({ count: 3, isLooping: true });
    let drawn = 0;
    const leave = engine.subscribe(() => {
      drawn += 1;
    });
    engine.next();
    engine.goTo(1);
    leave();
    engine.next();
    expect(drawn).toBe(1);
  });
});
