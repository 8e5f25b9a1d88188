import { type DestinationStream, pino } from 'pino';

const portionBytes = 64 * 1024;
const waitMilliseconds = 250;

type Portions = DestinationStream & Pick<ReturnType<typeof pino.destination>, 'flush' | 'flushSync'>;

/**
 * Standard output in batches: a line is copied into one buffer, which is written when it is full, at the latest
 * after a quarter of a second, and when the process ends (rule HTTP-25). Sonic-boom’s own buffering recounts
 * everything that waits for each line, which costs more than the rest of an answer from memory.
 */
export function openPortions(): Portions {
  const output = pino.destination({ dest: 1, sync: false, minLength: 1, contentMode: 'buffer' });
  // The types only know the other way of buffering.
  const write = (portion: Buffer) => Reflect.apply(output.write, output, [portion]);
  const waiting = Buffer.allocUnsafe(portionBytes);
  let length = 0;
  const handOver = () => {
    if (length === 0) return;
    write(Buffer.from(waiting.subarray(0, length)));
    length = 0;
  };
  // Before the listeners of the destination, which write its data.
  process.prependListener('beforeExit', handOver).prependListener('exit', handOver);
  setInterval(handOver, waitMilliseconds).unref();
  return {
    write(line) {
      // No character takes more than three bytes.
      if (length + 3 * line.length > portionBytes) handOver();
      if (3 * line.length > portionBytes) write(Buffer.from(line));
      else length += waiting.write(line, length);
    },
    flush(done) {
      handOver();
      output.flush(done);
    },
    flushSync() {
      handOver();
      output.flushSync();
    },
  };
}
