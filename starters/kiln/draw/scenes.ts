import { profiles } from './profiles.ts';
import type { Scene } from './render.ts';
import type { Vector } from './vector.ts';
import type { Vessel } from './vessel.ts';

type Shape = keyof typeof profiles;

const pot = (shape: Shape, material: string, x: number, z: number, y = 0): Vessel => ({
  profile: profiles[shape],
  at: [x, y, z],
  material,
});
const mug = (material: string, x: number, z: number, angle = -0.4): Vessel => ({
  ...pot('mug', material, x, z),
  handle: { angle, height: 0.42, reach: 0.36, size: 0.2, radius: 0.05 },
});
const jug = (material: string, x: number, z: number, angle = 0.3): Vessel => ({
  ...pot('jug', material, x, z),
  handle: { angle: angle + Math.PI, height: 0.84, reach: 0.44, size: 0.32, radius: 0.055 },
  spout: { angle, from: [0.24, 1.24, 0], to: [0.46, 1.42, 0], radius: 0.09 },
});
const jar = (material: string, x: number, z: number): Vessel[] => [
  pot('jar', material, x, z),
  pot('lid', material, x, z, 0.74),
];
const teapot = (material: string, x: number, z: number, angle = 0.25): Vessel[] => [
  {
    ...pot('teapot', material, x, z),
    handle: { angle: angle + Math.PI, height: 0.5, reach: 0.58, size: 0.27, radius: 0.055 },
    spout: { angle, from: [0.5, 0.36, 0], to: [0.98, 0.78, 0], radius: 0.085 },
  },
  pot('teapotLid', material, x, z, 0.85),
];

const bone = { wall: '#ddd3c4', table: '#cbbca8' };
const warm = { wall: '#c9b49b', table: '#b99d80' };
const rust = { wall: '#b08a75', table: '#a07a66' };
const dusk = { wall: '#77716a', table: '#625c55' };
const sage = { wall: '#b9bba6', table: '#a9a892' };

const fromLeft: Vector = [-0.85, 0.9, 0.62];
const lowLeft: Vector = [-1, 0.55, 0.5];
const fromRight: Vector = [0.9, 0.8, 0.6];

const wide = { width: 2000, height: 1250 };
const square = { width: 1400, height: 1400 };
const tall = { width: 1280, height: 1600 };
const small = { width: 400, height: 400 };
const eye = (y: number, away: number, zoom = 2.6, aim: Vector = [0, 0.6, 0]) => ({
  from: [0.15, y, away] as Vector,
  to: aim,
  zoom: zoom * 1.22,
});

/** A close view of a round pot, in which only its glaze is to be seen. */
const tile = (material: string): Scene => ({
  ...small,
  ...bone,
  light: fromLeft,
  camera: eye(1.05, 3.2, 5.3, [0, 0.76, 0]),
  vessels: [pot('moonVase', material, 0, 0)],
});

/** Every picture of the starter, by the key that its pages and products use. */
export const scenes: Readonly<Record<string, Scene>> = {
  hero: {
    ...wide,
    ...bone,
    gobo: 'window',
    light: lowLeft,
    camera: eye(1.5, 6.6, 2.5, [-0.25, 0.72, 0]),
    vessels: [
      pot('bottle', 'tenmoku', 0.35, -0.75),
      pot('moonVase', 'bone', 1.35, -0.25),
      pot('teaBowl', 'iron', 0.15, 0.75),
      pot('tallVase', 'ash', 2.35, -1.1),
      ...jar('celadon', 2.25, 0.55),
    ],
  },
  studio: {
    ...wide,
    ...warm,
    gobo: 'blinds',
    light: fromLeft,
    camera: eye(2.2, 6.8, 2.3, [0, 0.55, -0.2]),
    vessels: [
      pot('bowl', 'raw', -2.1, -0.6),
      pot('bowl', 'raw', -2.1, -0.6, 0.3),
      pot('bowl', 'raw', -2.1, -0.6, 0.6),
      pot('tallVase', 'raw', -0.8, -1.2),
      pot('moonVase', 'chalk', 0.45, -0.5),
      mug('raw', -0.6, 0.9),
      mug('raw', 0.5, 1.05, -0.9),
      pot('wideBowl', 'chalk', 2.0, 0.1),
    ],
  },
  shelf: {
    ...wide,
    ...sage,
    gobo: 'leaves',
    light: fromRight,
    camera: eye(1.1, 6.2, 2.5, [0, 0.6, 0]),
    vessels: [
      pot('budVase', 'celadon', -2.2, 0),
      pot('bottle', 'bone', -1.3, -0.5),
      pot('teaBowl', 'celadon', -0.45, 0.35),
      pot('moonVase', 'celadon', 0.6, -0.4),
      pot('budVase', 'bone', 1.6, 0.3),
      pot('tallVase', 'ash', 2.3, -0.5),
    ],
  },
  table: {
    ...wide,
    ...rust,
    gobo: 'window',
    light: lowLeft,
    camera: eye(2.6, 5.6, 2.3, [0, 0.25, 0]),
    vessels: [
      pot('plate', 'bone', -1.15, 0.1),
      pot('bowl', 'iron', -1.15, 0.1, 0.1),
      pot('teaBowl', 'tenmoku', 0.4, 0.75),
      jug('bone', 1.35, -0.4),
      pot('plate', 'ash', 2.6, 0.9),
      mug('bone', 0.15, -0.9, 0.2),
    ],
  },
  firing: {
    ...wide,
    ...dusk,
    light: [-0.7, 0.35, 0.35],
    sun: '#ffb98a',
    ambient: 0.26,
    camera: eye(1.0, 5.8, 2.6, [0, 0.62, 0]),
    vessels: [
      pot('moonVase', 'tenmoku', -0.9, -0.3),
      pot('bottle', 'iron', 0.3, -0.6),
      pot('teaBowl', 'iron', 0.5, 0.8),
      pot('budVase', 'tenmoku', 1.45, 0.1),
    ],
  },
  portrait: {
    ...tall,
    ...bone,
    gobo: 'leaves',
    light: fromLeft,
    camera: eye(1.3, 6.4, 2.5, [0, 0.85, 0]),
    vessels: [pot('tallVase', 'bone', -0.35, -0.3), pot('teaBowl', 'iron', 0.62, 0.5)],
  },
  'moon-vase': {
    ...square,
    ...bone,
    gobo: 'window',
    light: lowLeft,
    camera: eye(1.25, 5.8, 2.9, [0, 0.74, 0]),
    vessels: [pot('moonVase', 'bone', 0, 0)],
  },
  'moon-vase-tenmoku': {
    ...square,
    ...warm,
    gobo: 'window',
    light: lowLeft,
    camera: eye(1.25, 5.8, 2.9, [0, 0.74, 0]),
    vessels: [pot('moonVase', 'tenmoku', 0, 0)],
  },
  'breakfast-bowl': {
    ...square,
    ...bone,
    gobo: 'leaves',
    light: fromLeft,
    camera: eye(2.1, 4.9, 2.9, [0, 0.28, 0]),
    vessels: [pot('bowl', 'bone', 0, 0)],
  },
  'breakfast-bowl-stack': {
    ...square,
    ...sage,
    light: fromLeft,
    camera: eye(1.6, 5.4, 2.8, [0, 0.5, 0]),
    vessels: [
      pot('bowl', 'celadon', 0, 0),
      pot('bowl', 'bone', 0, 0, 0.3),
      pot('bowl', 'iron', 0.02, 0, 0.6),
    ],
  },
  'everyday-mug': {
    ...square,
    ...warm,
    gobo: 'blinds',
    light: fromLeft,
    camera: eye(1.5, 4.6, 3.2, [0.1, 0.36, 0]),
    vessels: [mug('bone', 0, 0)],
  },
  'everyday-mug-pair': {
    ...square,
    ...bone,
    light: lowLeft,
    camera: eye(1.4, 5, 2.9, [0, 0.34, 0]),
    vessels: [mug('iron', -0.5, 0.1, -0.2), mug('celadon', 0.6, -0.35, -0.7)],
  },
  'dinner-plate': {
    ...square,
    ...rust,
    gobo: 'window',
    light: lowLeft,
    camera: eye(3.3, 4.3, 2.7, [0, 0.05, 0]),
    vessels: [pot('plate', 'bone', 0, 0)],
  },
  'pouring-jug': {
    ...square,
    ...sage,
    gobo: 'window',
    light: fromLeft,
    camera: eye(1.4, 5.8, 2.9, [0, 0.7, 0]),
    vessels: [jug('bone', 0, 0)],
  },
  'bud-vase': {
    ...square,
    ...rust,
    gobo: 'leaves',
    light: fromLeft,
    camera: eye(1.1, 5, 2.9, [0, 0.48, 0]),
    vessels: [pot('budVase', 'bone', -0.3, 0), pot('budVase', 'celadon', 0.55, -0.4)],
  },
  'tea-bowl': {
    ...square,
    ...dusk,
    light: lowLeft,
    ambient: 0.4,
    camera: eye(1.5, 4.4, 3.2, [0, 0.3, 0]),
    vessels: [pot('teaBowl', 'iron', 0, 0)],
  },
  'serving-bowl': {
    ...square,
    ...bone,
    gobo: 'blinds',
    light: fromLeft,
    camera: eye(2.4, 5.2, 2.6, [0, 0.2, 0]),
    vessels: [pot('wideBowl', 'ash', 0, 0)],
  },
  'salt-jar': {
    ...square,
    ...bone,
    gobo: 'leaves',
    light: lowLeft,
    camera: eye(1.4, 5, 2.9, [0, 0.5, 0]),
    vessels: jar('tenmoku', 0, 0),
  },
  teapot: {
    ...square,
    ...warm,
    gobo: 'window',
    light: lowLeft,
    camera: eye(1.5, 5.4, 2.7, [0.1, 0.5, 0]),
    vessels: teapot('celadon', -0.05, 0),
  },
  bottle: {
    ...square,
    ...bone,
    gobo: 'blinds',
    light: lowLeft,
    camera: eye(1.3, 6.4, 2.8, [0, 0.92, 0]),
    vessels: [pot('bottle', 'iron', 0, 0)],
  },
  'throwing-class': {
    ...wide,
    ...warm,
    gobo: 'leaves',
    light: fromRight,
    camera: eye(2, 5.6, 2.6, [0, 0.4, 0]),
    vessels: [
      pot('bowl', 'raw', -0.75, 0.1),
      pot('teaBowl', 'raw', 0.7, 0.5),
      pot('moonVase', 'raw', 0.45, -1),
    ],
  },
  'gift-card': {
    ...square,
    ...rust,
    light: lowLeft,
    camera: eye(1.4, 5.2, 2.8, [0, 0.4, 0]),
    vessels: [pot('teaBowl', 'bone', -0.6, 0.2), pot('budVase', 'iron', 0.55, -0.1)],
  },
  'glaze-bone': tile('bone'),
  'glaze-celadon': tile('celadon'),
  'glaze-iron': tile('iron'),
  'glaze-tenmoku': tile('tenmoku'),
};
