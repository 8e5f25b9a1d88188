import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenScrollRests } from './when-scroll-rests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A browser’s element without a `scrollend` event, for the listener under test. */
const plainElement = () => Object.assign(new EventTarget()) as HTMLElement;

it('GALLERY-18: 150 ms without scrolling count as rest in browsers without the event', () => {
  const element = plainElement();
  const rest = vi.fn();
  whenScrollRests(element, rest);
  const scroll = () => element.dispatchEvent(new Event('scroll'));
  scroll();
  vi.advanceTimersByTime(100);
  scroll();
  vi.advanceTimersByTime(149);
  expect(rest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(rest).toHaveBeenCalledOnce();
});

it('GALLERY-18: does not call back after it is undone', () => {
  const element = plainElement();
  const rest = vi.fn();
  const undo = whenScrollRests(element, rest);
  element.dispatchEvent(new Event('scroll'));
  undo();
  vi.advanceTimersByTime(1000);
  expect(rest).not.toHaveBeenCalled();
});
