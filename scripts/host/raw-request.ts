import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/** Sends a request letter by letter, because clients tidy what is tested, and reads until the connection ends. */
export async function sendRaw(port: number, head: string[], body = ''): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  const parts: Buffer[] = [];
  for await (const part of socket as AsyncIterable<Buffer>) parts.push(part);
  const all = Buffer.concat(parts);
  const end = all.indexOf('\r\n\r\n');
  const [first = '', ...lines] = all.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: all.subarray(end + 4) };
}
