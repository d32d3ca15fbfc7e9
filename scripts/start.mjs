// What `npm start` runs, with whatever Node is there: where everything is installed the host starts at once with the
// project's own Node, and pnpm installs what is missing first where it is not.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether what is installed is what the lockfile says; pnpm keeps a copy of the one it installed from. */
function isInstalled() {
  try {
    return readFileSync('pnpm-lock.yaml', 'utf8') === readFileSync('node_modules/.pnpm/lock.yaml', 'utf8');
  } catch {
    return false;
  }
}

const [program, ...args] = isInstalled()
  ? ['node_modules/.bin/node', '--conditions=@mpc/source', 'scripts/serve.ts']
  : ['npx', '-y', 'pnpm@12.21.0', 'serve'];
const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
// A terminal interrupts both; whoever ends this one by a signal means the host.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
