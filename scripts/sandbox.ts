import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { listen } from './host.ts';
import { people } from './people.ts';
import { stopOnSignal } from './stop.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '5174' } } });
const api = createSandboxServer();

const server = createServer((request, response) => {
  void serve(request, response);
});

async function serve(request: IncomingMessage, response: ServerResponse) {
  try {
    if (!(await api.handle(request, response))) response.writeHead(404).end();
  } catch (error) {
    console.error(error);
    response.destroy();
  }
}

try {
  const port = await listen(server, Number(values.port));
  console.log(`\n  The sandbox is at http://localhost:${port}/api/ and http://localhost:${port}/sandbox/\n`);
  console.log(`${people(api.sandbox)}\n`);
  stopOnSignal(server);
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
