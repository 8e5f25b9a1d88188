import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface WireReply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * One kept connection, one request at a time, and nothing more: the clients share the machine with
 * the measured server, so they use as little of it as possible. Answers need a Content-Length.
 */
export class WireClient {
  #socket: Socket;
  readonly #port: number;
  readonly #host: string;
  #received = '';
  #take: ((reply: WireReply) => void) | null = null;
  #refuse: ((error: Error) => void) | null = null;

  private constructor(port: number, host: string) {
    this.#port = port;
    this.#host = host;
    this.#socket = this.#connect();
  }

  /** `host` is the name in the requests, which go to loopback. */
  static async open(port: number, host: string): Promise<WireClient> {
    const client = new WireClient(port, host);
    await once(client.#socket, 'connect');
    return client;
  }

  send({ method, path, headers, body = '' }: WireRequest): Promise<WireReply> {
    // The server closes a connection that was idle for long, as between two measurements.
    if (this.#socket.destroyed) this.#socket = this.#connect();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
    return new Promise((resolve, reject) => {
      this.#take = resolve;
      this.#refuse = reject;
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${this.#host}\r\n${lines.join('')}${length}\r\n${body}`,
      );
    });
  }

  close(): void {
    this.#refuse = null;
    this.#socket.destroy();
  }

  #connect(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    // One character per byte, so that lengths agree; bodies are only decoded as text where that is harmless.
    socket.setEncoding('latin1');
    socket.on('data', text => this.#receive(String(text)));
    socket.on('error', error => this.#refuse?.(error));
    socket.on('close', () => this.#refuse?.(new Error('The server closed the connection.')));
    return socket;
  }

  #receive(text: string): void {
    this.#received += text;
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.slice(0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#received.length < end + 4 + length) return;
    const body = this.#received.slice(end + 4, end + 4 + length);
    this.#received = '';
    const take = this.#take;
    this.#take = null;
    take?.({ status: Number(head.slice(9, 12)), head, body });
  }
}

/** Name and value of each cookie in an answer, as a browser sends them back. */
export function cookiesIn({ head }: WireReply): string {
  return [...head.matchAll(/^set-cookie: ([^;\r\n]+)/gim)].map(([, cookie]) => cookie).join('; ');
}
