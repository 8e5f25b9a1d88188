/** A process that does what its task says, however harmful, for the tests of the pool. */
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (told: { act: string; value?: unknown }) => {
  if (told.act === 'say') process.send?.({ kind: 'done', value: { value: told.value, pid: process.pid } });
  if (told.act === 'parts') {
    for (const value of [1, 2, 3]) process.send?.({ kind: 'part', value });
    process.send?.({ kind: 'done', value: null });
  }
  if (told.act === 'spin') for (;;);
  if (told.act === 'say and spin') {
    process.send?.({ kind: 'part', value: process.pid }, () => {
      for (;;);
    });
  }
  if (told.act === 'die') process.kill(process.pid, 'SIGKILL');
  if (told.act === 'eat') {
    const eaten: Uint8Array[] = [];
    setInterval(() => eaten.push(new Uint8Array(20_000_000).fill(1)), 10);
  }
});
