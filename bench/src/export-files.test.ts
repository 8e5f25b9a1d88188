import { describe, expect, it } from 'vitest';
import { withoutMedia } from './export-files.ts';

describe('withoutMedia', () => {
  it('BENCH-7: moves the files of an export to an address that is never contacted, and keeps links', () => {
    expect(
      withoutMedia(
        '<a href="https://blog.example/about"><img src="https://files.example/2012/a.b.JPG?w=300"></a>,https://x.example/bowl.png,http://y.example/tune.mp3',
      ),
    ).toBe(
      '<a href="https://blog.example/about"><img src="http://127.0.0.1/2012/a.b.JPG?w=300"></a>,http://127.0.0.1/bowl.png,http://127.0.0.1/tune.mp3',
    );
  });
});
