import { expect, it } from 'vitest';
import { linkPlace, opensLarge, type Targeting } from './image-target.ts';

const words: Targeting = {
  design: 'card',
  link: '/shop',
  lightbox: false,
  title: 'Bowls',
  button: 'See them',
};

it.each([
  ['the button', {}, 'button'],
  ['the title without a button', { button: ' ' }, 'title'],
  ['the picture without either', { button: '', title: '' }, 'picture'],
  ['the picture of an image without words', { design: 'inline' }, 'picture'],
  ['nothing without a target', { link: '' }, null],
] as const)('IMAGE-25: the link is on %s', (_, settings, place) => {
  expect(linkPlace({ ...words, ...settings })).toBe(place);
});

it.each([
  ['without a target', { link: '' }, true],
  ['with a link on its button', {}, true],
  ['with a link on its title', { button: '' }, false],
  ['with a link itself', { design: 'inline' }, false],
] as const)('IMAGE-26: a picture %s opens: %o %s', (_, settings, isOpening) => {
  expect(opensLarge({ ...words, lightbox: true, ...settings })).toBe(isOpening);
  expect(opensLarge({ ...words, ...settings })).toBe(false);
});
