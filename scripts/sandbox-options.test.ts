import { describe, expect, it } from 'vitest';
import { readSandboxOptions, usage, whyNotKept, whyNotListening } from './sandbox-options.ts';

const read = (line: string, env = {}) => readSandboxOptions(line === '' ? [] : line.split(' '), env);

describe('the options of the sandbox', () => {
  it('are those of npm start where nothing is said', () => {
    expect(read('')).toEqual({
      isHelp: false,
      port: 5174,
      host: '127.0.0.1',
      world: { seed: 1, clock: 'real', hosts: [], console: 'http://localhost:5173' },
    });
  });

  it('are all told by --help', () => {
    const line =
      '--port 0 --host 0.0.0.0 --hosts one.example,two.example --world l --seed 7 --state world.jsonl --console http://box.example:80/mpc --clock frozen --help';
    expect(read(line)).toEqual({
      isHelp: true,
      port: 0,
      host: '0.0.0.0',
      world: {
        seed: 7,
        clock: 'frozen',
        hosts: ['one.example', 'two.example'],
        size: 'l',
        state: 'world.jsonl',
        console: 'http://box.example',
      },
    });
    for (const [flag] of line.matchAll(/--\w+/g)) expect(usage).toContain(flag);
  });

  it('may come from the environment, which the command line overrules', () => {
    expect(read('', { PORT: '6000', HOST: '::1' })).toMatchObject({ port: 6000, host: '::1' });
    expect(read('--port 6001', { PORT: '6000' })).toMatchObject({ port: 6001 });
  });

  it('name what --host names among the hosts it is reached by', () => {
    expect(read('--host box.example --hosts other').world.hosts).toEqual(['box.example', 'other']);
    expect(read('--host ::1').world.hosts).toEqual([]);
  });

  it.each([
    ['--port http', '--port http: a whole number from 0 to 65535 is needed'],
    ['--port 70000', '--port 70000: a whole number from 0 to 65535 is needed'],
    ['--seed -1', '--seed'],
    ['--seed 1.5', '--seed 1.5: a whole number'],
    ['--world xl', '--world xl: one of s, m, l is needed'],
    ['--clock slow', '--clock slow: one of real, frozen is needed'],
    ['--console localhost', '--console localhost: an origin such as http://localhost:5173 is needed'],
    ['--state=', '--state: the path of a file is needed'],
    ['--speed 2', "Unknown option '--speed'"],
    ['--port', "'--port <value>' argument missing"],
    ['here', 'here'],
  ])('are refused by name where they make no sense: %s', (line, why) => {
    expect(() => read(line)).toThrow(why);
  });

  it('says which variable it is that makes no sense', () => {
    expect(() => read('', { PORT: 'x' })).toThrow('PORT x: a whole number');
  });

  it('says what to do where it cannot listen', () => {
    const taken = new Error('listen', { cause: Object.assign(new Error('in use'), { code: 'EADDRINUSE' }) });
    expect(whyNotListening(taken, read('--port 5174'))).toBe(
      'Port 5174 is taken by another program. Choose another one: pnpm sandbox --port 5175',
    );
    expect(whyNotListening(new Error('something else'), read(''))).toBeUndefined();
  });

  it('says what to do where its file cannot be used', () => {
    const options = read('--state far/away');
    const missing = Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
    expect(whyNotKept(missing, options)).toBe(
      '--state far/away: the folder of this file is not there. Make it first',
    );
    expect(whyNotKept(new SyntaxError('JSON'), options)).toContain('no sandbox wrote this');
    expect(whyNotKept(new Error('something else'), options)).toBeUndefined();
  });
});
