import { createServer } from 'node:http';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { build } from 'vite';
import { consoleDist, consoleRoot } from './folders.ts';
import { createHost, listen } from './host.ts';
import { people } from './people.ts';
import { proxyTo } from './proxy.ts';
import { stopOnSignal } from './stop.ts';

const { PORT = '5173', HOST = '127.0.0.1', API_ORIGIN, SIGN_IN_URL } = process.env;

/** Asked before the build, which would change the files under a console that runs at this port already. */
async function claim(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, Number(PORT), HOST);
  probe.close();
  return port;
}

try {
  const port = await claim();
  await build({ root: consoleRoot, logLevel: 'warn' });
  const sandbox = API_ORIGIN === undefined ? createSandboxServer() : undefined;
  const server = createHost({
    dist: consoleDist,
    api: sandbox ?? proxyTo({ origin: API_ORIGIN ?? '', signIn: SIGN_IN_URL }),
  });
  await listen(server, port, HOST);
  stopOnSignal(server);

  console.log(`\n  The console is at http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${port}/mpc/`);
  if (sandbox === undefined) console.log(`  /api goes to ${API_ORIGIN}\n`);
  else {
    console.log('  A sandbox answers it: nothing is real, and all is forgotten when it stops.');
    console.log('  Its phone, its clock and its faults are at /sandbox on the same port.\n');
    console.log(`${people(sandbox.sandbox)}\n`);
  }
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
