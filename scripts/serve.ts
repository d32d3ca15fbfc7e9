import { createServer } from 'node:http';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { consoleBuild } from './console-build.ts';
import { createHost, listen } from './host.ts';
import { logLine, logRequests } from './host/log.ts';
import { people } from './people.ts';
import { proxyTo } from './proxy.ts';
import { readServeOptions } from './serve-options.ts';
import { stopOnSignal } from './stop.ts';

/** Milliseconds that calls under way have to end in when the host stops; orchestrators wait 30 s before they kill. */
const grace = 25_000;

/** Asked before the build, which takes a while. */
async function claim(wanted: number, host: string): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, wanted, host);
  probe.close();
  return port;
}

try {
  const { host, api, allowedHosts, trustProxy, ...options } = readServeOptions(process.env);
  const port = await claim(options.port, host);
  const dist = await consoleBuild();
  const backend =
    api === undefined
      ? createSandboxServer({ hosts: allowedHosts })
      : { ...proxyTo({ ...api, trustProxy }), sandbox: undefined };
  const server = createHost({ dist, api: backend, allowedHosts, trustProxy });
  await listen(server, port, host);
  if (backend.sandbox === undefined) {
    // Longer than the proxies in front keep theirs, which is a minute mostly: they must not send into one that ends.
    server.keepAliveTimeout = 75_000;
    logRequests(server, trustProxy, console.log);
    server.once('close', () => console.log(logLine('stopped')));
    stopOnSignal(server, grace);
    console.log(logLine('started', { host, port, api: api?.origin }));
  } else {
    stopOnSignal(server);
    console.log(`\n  The console is at http://${host === '127.0.0.1' ? 'localhost' : host}:${port}/mpc/`);
    console.log('  A sandbox answers it: nothing is real, and all is forgotten when it stops.');
    console.log('  Its phone, its clock and its faults are at /sandbox on the same port.\n');
    console.log(`${people(backend.sandbox)}\n`);
  }
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
