import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { specialAddresses } from '@mpc/api/sandbox';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findNodes } from './nodes.ts';
import { install, typeErrors } from './installed.ts';

// Neither React nor TanStack Query nor msw is anywhere near.
const bare = install('node', { production: true });
const whole = install('node');
const own = process.execPath;

async function startServer(): Promise<string> {
  const server = spawn(own, ['server.js', '0'], { cwd: bare, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill());
  const [origin] = (await once(server.stdout, 'data')) as [Buffer];
  return origin.toString().trim();
}

describe('a script in Node', () => {
  it('has types', () => {
    expect(typeErrors(whole)).toBe('');
  });

  it.each(findNodes())('asks and pays with @mpc/api alone, on Node $version', async ({ path }) => {
    const origin = await startServer();
    const { tron } = specialAddresses.ordinary;
    const said = execFileSync(path, ['pay.js', origin, tron], { cwd: bare }).toString();
    expect(said).toMatch(/^Treasury: \d+\.\d\d USD$/m);
    expect(said).toMatch(/^[a-z]+( [a-z]+){5}$/m);
    expect(said).toMatch(/^Decided by .+$/m);
    expect(said).toMatch(/^Order \d+ is awaiting approval$/m);
  });

  it.each(findNodes().filter(({ version }) => Number.parseInt(version, 10) < 22))(
    'is told at the sandbox’s door that Node $version is too old for it',
    ({ path, version }) => {
      const { status, stderr } = spawnSync(path, ['server.js', '0'], { cwd: bare });
      expect(status).toBe(1);
      expect(stderr.toString()).toContain(`needs Node 22.12 or newer, and this is ${version}`);
    },
  );

  it('opens the sandbox with @mpc/api alone', () => {
    const { status, stderr } = spawnSync(own, ['-e', "import('@mpc/api/sandbox')"], { cwd: bare });
    expect(status, stderr.toString()).toBe(0);
  });

  it('tests itself over the sandbox', () => {
    const { status, stdout } = spawnSync(own, ['--test'], { cwd: whole });
    expect(status, stdout.toString()).toBe(0);
  });

  it('reads a contract call', () => {
    const said = execFileSync(own, ['calls.js'], { cwd: bare }).toString();
    expect(said).toBe(
      '1200500000 of 0xdAC17F958D2ee523a2206206994597C13D831ec7 to 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D\n',
    );
  });

  it('makes and checks a file of evidence', () => {
    expect(execFileSync(own, ['evidence.js'], { cwd: bare }).toString()).toBe('true\n');
  });

  it('reads openapi.json', () => {
    const said = execFileSync(own, ['openapi.js'], { cwd: bare }).toString();
    expect(said).toContain('POST /api/mpc/sub_wallet/withdraw is a command');
  });
});
