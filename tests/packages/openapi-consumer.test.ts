import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { specialAddresses } from '@mpc/api/sandbox';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { install, typeErrors } from './installed.ts';

const cwd = install('openapi');
const generator = join(cwd, 'node_modules/openapi-typescript/bin/cli.js');
const run = promisify(execFile);

execFileSync(process.execPath, [generator, 'node_modules/@mpc/api/openapi.json', '--output', 'api.d.ts'], {
  cwd,
  stdio: 'pipe',
});

describe('a client generated from openapi.json', () => {
  it('has types for what is asked and for what is answered', () => {
    expect(typeErrors(cwd)).toBe('');
  });

  it('reads, pays and reads back over the sandbox', async () => {
    const { port, close } = await createSandboxServer({ clock: 'frozen' }).listen(0);
    onTestFinished(close);
    const { tron } = specialAddresses.ordinary;
    const { stdout } = await run(process.execPath, ['errand.js', `http://127.0.0.1:${port}`, tron], { cwd });
    expect(stdout).toMatch(/^Treasury: \d+\.\d\d USD$/m);
    expect(stdout).toContain('The recipient is not a sub-wallet of Lin Wei');
    const [, order = 'none'] = /^Order (\d+) over 25 TUSDT has status \d+$/m.exec(stdout) ?? [];
    expect(stdout).toContain(`The latest transaction is ${order}`);
    expect(stdout).toContain('The same request_id again: 100023');
  });
});
