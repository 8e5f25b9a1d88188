import { describe, expect, it } from 'vitest';
import { MediaIndex } from './media-index.ts';

describe('MediaIndex', () => {
  it('IMPORT-41: all sizes of a picture are one file', () => {
    const attachment = {
      sourceId: '1',
      address: 'https://old.example/up/a.jpg',
      title: '',
      pageAddress: '',
      alt: 'A',
      caption: '',
      parentSourceId: null,
    };
    const index = new MediaIndex([attachment], 'https://old.example/');
    for (const address of [
      'http://www.old.example/up/a-300x200.jpg',
      '/up/a-scaled.jpg',
      'https://i0.wp.com/old.example/up/a.jpg',
      'https://old.example/up/a.jpg?w=640&ssl=1#x',
    ]) {
      expect(index.fileOf(address)?.address).toBe(attachment.address);
    }
    expect(index.fileOf('javascript:alert(1)')).toBeNull();
    expect(index.fileOf('https://user:secret@b.example/x.png')?.address).toBe('https://b.example/x.png');
  });
});
