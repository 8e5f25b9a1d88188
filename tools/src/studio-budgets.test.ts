import { expect, it } from 'vitest';
import { roomFiles } from './studio-budgets.ts';

it('BUDGET-2: a room loads its own files, those of the app and what they share, each once', () => {
  const manifest = {
    'src/main.tsx': { file: 'main.js', isEntry: true },
    'src/app.tsx': { file: 'app.js', imports: ['_shared.js', 'src/main.tsx'] },
    'src/orders/orders-room.tsx': { file: 'orders.js', imports: ['src/app.tsx', '_shared.js', '_rows.js'] },
    '_shared.js': { file: 'shared.js', imports: ['src/app.tsx'] },
    '_rows.js': { file: 'rows.js' },
    '_other.js': { file: 'other.js' },
  };
  expect(roomFiles(manifest)).toEqual([{ name: 'orders-room', files: 5 }]);
});
