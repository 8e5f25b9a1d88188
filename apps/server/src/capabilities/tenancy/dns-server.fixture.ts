import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

export interface DnsServer {
  /** In the form of `DNS_SERVERS`. */
  readonly address: string;
  /** Name → TXT values; null does not answer at all. */
  readonly records: Map<string, readonly string[] | null>;
  readonly asked: string[];
  close(): void;
}

const [headerBytes, txt, internet, nameError] = [12, 16, 1, 3];

/** A real DNS server on loopback that only knows TXT records. */
export async function startDnsServer(): Promise<DnsServer> {
  const records = new Map<string, readonly string[] | null>();
  const asked: string[] = [];
  const socket: Socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, end } = readName(query);
    asked.push(name);
    const values = records.get(name);
    if (values === null) return;
    socket.send(answerTo(query.subarray(0, end + 4), values), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, records, asked, close: () => socket.close() };
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function answerTo(question: Buffer, values: readonly string[] | undefined): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | (values === undefined ? nameError : 0), 2);
  head.writeUInt16BE(values?.length ?? 0, 6);
  head.writeUInt32BE(0, 8);
  const answers = (values ?? []).map(value => {
    const text = Buffer.from(value);
    const fixed = Buffer.alloc(12);
    fixed.writeUInt16BE(0xc000 | headerBytes, 0);
    fixed.writeUInt16BE(txt, 2);
    fixed.writeUInt16BE(internet, 4);
    fixed.writeUInt16BE(text.length + 1, 10);
    return Buffer.concat([fixed, Buffer.from([text.length]), text]);
  });
  return Buffer.concat([head, ...answers]);
}
