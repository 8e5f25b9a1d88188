import { expect, it } from 'vitest';
import { assetQuery, fileKinds, isOfKind } from './file-kinds.ts';

it('PANEL-19: a picker offers files of the requested type, and recognises captions by their names', () => {
  const files = [
    { kind: 'image', fileName: 'jug.png' },
    { kind: 'video', fileName: 'wheel.mp4' },
    { kind: 'audio', fileName: 'kiln.mp3' },
    { kind: 'file', fileName: 'wheel.VTT' },
    { kind: 'file', fileName: 'prices.pdf' },
  ] as const;
  const offered = fileKinds.map(kind =>
    files.filter(file => isOfKind(file, kind)).map(file => file.fileName),
  );
  expect(offered).toEqual([
    ['jug.png'],
    ['wheel.mp4'],
    ['kiln.mp3'],
    ['wheel.VTT'],
    files.map(({ fileName }) => fileName),
  ]);
  expect(fileKinds.map(kind => assetQuery(kind, ''))).toEqual([
    { kind: 'image', search: '' },
    { kind: 'video', search: '' },
    { kind: 'audio', search: '' },
    { kind: 'file', search: '.vtt' },
    { search: '' },
  ]);
  expect(assetQuery('captions', 'wheel')).toEqual({ kind: 'file', search: 'wheel' });
});
