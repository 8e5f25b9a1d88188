import { endWithServer } from '../../apart/end-with-server.ts';
import { backUp } from './back-up.ts';
import type { OrderApart, WordApart } from './back-up-apart.ts';

const say = (word: WordApart) => process.send?.(word);

endWithServer();
process.once('message', async (order: OrderApart) => {
  const tell = (line: string) => say({ kind: 'told', line });
  // Anything but a refusal is an error in this program and is also reported.
  const result = await backUp({ ...order, now: () => new Date(), tell }).catch((error: Error) => {
    say({ kind: 'broke', why: error.message });
    return null;
  });
  if (result !== null) say({ kind: 'done', result });
});
