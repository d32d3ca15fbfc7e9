import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { fileStore, type FileStore } from './doors/file-store.ts';
import { checkNode } from './node-version.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
import { json, type Answer } from './wire/answer.ts';

export type { Sandbox, SandboxOptions } from './sandbox.ts';

/** What a sandbox over HTTP can be told besides. */
export interface SandboxServerOptions extends Omit<SandboxOptions, 'store'> {
  /** Path of the file its world is kept in; without one it ends with the program. Throws where another sandbox has it. */
  state?: string;
  /**
   * Names it is reached by besides localhost and IP addresses. A request for any other host is refused: a page of
   * somebody else's could point a name of its own at this machine (DNS rebinding).
   */
  hosts?: readonly string[];
}

const bodyLimit = 1_000_000;

/** Bytes of a request's head: some commands are GETs, and an address book of 500 rows stands in their line. */
const headLimit = 262_144;

/** How long an idle connection is kept, in ms: a client that waits longer between two requests is rare. */
const idleLimit = 75_000;

/** A sandbox reached over HTTP. */
export interface SandboxServer {
  sandbox: Sandbox;
  /** Answers what is under /api and /sandbox; false, and nothing is touched, for everything else. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Listens on this machine only; port 0 takes any that is free. */
  listen(port: number): Promise<{ port: number; close: () => Promise<void> }>;
}

/** Undefined where it is too long; the rest is read on, for the connection to stay open until that is answered. */
async function bodyOf(message: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bodyLimit) {
      message.resume();
      return undefined;
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function toRequest(message: IncomingMessage, body: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  const { method = 'GET', url = '/' } = message;
  return new Request(new URL(url, 'http://sandbox'), {
    method,
    headers,
    signal,
    ...(body === '' || method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
}

async function send(response: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  if (status === 0) {
    response.destroy();
    return;
  }
  for (const [name, value] of headers) response.appendHeader(name, value);
  response.writeHead(status);
  if (typeof body !== 'string') {
    const reader = body.getReader();
    response.once('close', () => void reader.cancel());
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      response.write(piece.value);
  }
  response.end(typeof body === 'string' ? body : undefined);
}

/** Whether a Host header names this machine, or one of the names it was told. An address is nobody's to rebind. */
function isServed(host: string | undefined, hosts: readonly string[]): boolean {
  const origin = `http://${host}`;
  if (host === undefined || !URL.canParse(origin)) return false;
  const name = new URL(origin).hostname;
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return isAddress || /(^|\.)localhost$/.test(name) || hosts.some((one) => one.toLowerCase() === name);
}

function open(options: SandboxOptions, store: FileStore | undefined): Sandbox {
  try {
    return createSandbox(store === undefined ? options : { ...options, store });
  } catch (error) {
    store?.close();
    throw error;
  }
}

/** Makes a sandbox that can be reached over HTTP. */
export function createSandboxServer({
  state,
  hosts = [],
  ...options
}: SandboxServerOptions = {}): SandboxServer {
  checkNode();
  const store = state === undefined ? undefined : fileStore(state);
  const sandbox = open(options, store);

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!/^\/(api\/|sandbox(?![^/?]))/.test(message.url ?? '')) return false;
    if (!isServed(message.headers.host, hosts)) {
      await send(response, json({ error: 'The sandbox is not reached by this host name' }, { status: 421 }));
      return true;
    }
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const body = await bodyOf(message);
      const tooLong = json({ error: `The body of a request may have ${bodyLimit} bytes` }, { status: 413 });
      await send(
        response,
        body === undefined ? tooLong : await sandbox.answer(toRequest(message, body, gone.signal), body),
      );
    } catch (error) {
      if (!gone.signal.aborted) throw error;
    }
    return true;
  }

  function listen(port: number): Promise<{ port: number; close: () => Promise<void> }> {
    const server = createServer(
      { maxHeaderSize: headLimit, keepAliveTimeout: idleLimit },
      (message, response) => {
        handle(message, response)
          .then((isMine) => isMine || response.writeHead(404).end())
          .catch((error: unknown) => {
            if (response.headersSent) response.destroy();
            else response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
          });
      },
    );
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () =>
        resolve({
          port: (server.address() as AddressInfo).port,
          close: () =>
            new Promise((closed) => {
              server.close(() => {
                store?.close();
                closed();
              });
              server.closeAllConnections();
            }),
        }),
      );
    });
  }

  return { sandbox, handle, listen };
}
