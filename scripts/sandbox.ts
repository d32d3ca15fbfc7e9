import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSandboxServer, type SandboxServer } from '@mpc/api/sandbox/server';
import { listen, headLimit } from './host.ts';
import { people } from './people.ts';
import {
  readSandboxOptions,
  usage,
  whyNotKept,
  whyNotListening,
  type SandboxOptions,
} from './sandbox-options.ts';
import { stopOnSignal } from './stop.ts';

async function serve(api: SandboxServer, request: IncomingMessage, response: ServerResponse) {
  try {
    if (!(await api.handle(request, response))) response.writeHead(404).end();
  } catch (error) {
    console.error(error);
    response.destroy();
  }
}

/** How a person on this machine reaches it. */
function originOf({ host }: SandboxOptions, port: number): string {
  const isHere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

const server = createServer({ maxHeaderSize: headLimit });

const inWords = (error: unknown, why: string | undefined) =>
  why === undefined ? error : new Error(why, { cause: error });

function open(options: SandboxOptions): SandboxServer {
  try {
    return createSandboxServer(options.world);
  } catch (error) {
    throw inWords(error, whyNotKept(error, options));
  }
}

async function start(options: SandboxOptions): Promise<void> {
  const port = await listen(server, options.port, options.host).catch((error: unknown) => {
    throw inWords(error, whyNotListening(error, options));
  });
  stopOnSignal(server);
  const api = open(options);
  server.on('request', (request, response) => void serve(api, request, response));
  const origin = originOf(options, port);
  const { state } = options.world;
  console.log(`\n  The sandbox answers at ${origin}/api/ and is controlled at ${origin}/sandbox`);
  console.log(
    state === undefined
      ? '  Nothing is real, and all is forgotten when it stops.\n'
      : `  Nothing is real; the world is kept in ${state}\n`,
  );
  console.log(`${people(api.sandbox)}\n`);
}

try {
  const options = readSandboxOptions(process.argv.slice(2), process.env);
  if (options.isHelp) console.log(usage);
  else await start(options);
} catch (error) {
  server.close();
  console.error(
    `\n  ${error instanceof Error ? error.message : String(error)}\n\n  pnpm sandbox --help tells what can be said.\n`,
  );
  process.exitCode = 1;
}
