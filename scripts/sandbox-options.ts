import { isIP } from 'node:net';
import { parseArgs } from 'node:util';

/** How to start the sandbox alone, for whoever asks or mistypes. */
export const usage = `
  pnpm sandbox [options]

    --port NUMBER        where it listens; 0 takes any that is free     (PORT, or 5174)
    --host ADDRESS       who may reach it; 0.0.0.0 is everybody         (HOST, or 127.0.0.1)
    --hosts NAMES        names it is reached by besides localhost and its
                         addresses, with commas between them            (the one of --host)
    --world s|m|l        how much there is in its world                 (s)
    --seed NUMBER        another number makes another world             (1)
    --state FILE         where the world is kept between two starts     (nowhere)
    --console ORIGIN     where the console is that it answers           (http://localhost:5173)
    --clock real|frozen  whether time passes by itself                  (real)
    --help               these lines
`;

/** What the sandbox was asked to be. */
export interface SandboxOptions {
  isHelp: boolean;
  port: number;
  host: string;
  world: {
    seed: number;
    clock: 'real' | 'frozen';
    hosts: string[];
    console: string;
    size?: 's' | 'm' | 'l';
    state?: string;
  };
}

/** Reads a whole number that is not above `most`. */
export function whole(flag: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`${flag} ${text}: a whole number from 0 to ${most} is needed`);
  return value;
}

function oneOf<const Choice extends string>(flag: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new Error(`${flag} ${text}: one of ${choices.join(', ')} is needed`);
  return found;
}

function originIn(flag: string, text: string): string {
  const { protocol, origin } = URL.canParse(text) ? new URL(text) : { protocol: '', origin: '' };
  if (!/^https?:$/.test(protocol))
    throw new Error(`${flag} ${text}: an origin such as http://localhost:5173 is needed`);
  return origin;
}

/** Reads the options of the command line; throws in plain words, with the option in question, where one makes no sense. */
export function readSandboxOptions(args: string[], env: NodeJS.ProcessEnv): SandboxOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      port: text,
      host: text,
      hosts: text,
      world: text,
      seed: text,
      state: text,
      clock: text,
      console: text,
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const fromEnv = values.port === undefined && env['PORT'] !== undefined;
  const host = values.host ?? env['HOST'] ?? '127.0.0.1';
  if (values.state === '') throw new Error('--state: the path of a file is needed');
  const named = values.hosts?.split(',') ?? [];
  return {
    isHelp: values.help,
    port: whole(fromEnv ? 'PORT' : '--port', values.port ?? env['PORT'] ?? '5174', 65_535),
    host,
    world: {
      seed: whole('--seed', values.seed ?? '1', 2 ** 32 - 1),
      hosts: isIP(host) === 0 ? [host, ...named] : named,
      console: originIn('--console', values.console ?? 'http://localhost:5173'),
      clock: oneOf('--clock', values.clock ?? 'real', ['real', 'frozen']),
      ...(values.world === undefined ? {} : { size: oneOf('--world', values.world, ['s', 'm', 'l']) }),
      ...(values.state === undefined ? {} : { state: values.state }),
    },
  };
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Why it cannot listen, and what to do; undefined where the reason is another. */
export function whyNotListening(error: unknown, { port, host }: SandboxOptions): string | undefined {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Choose another one: pnpm sandbox --port ${port + 1}`,
    EACCES: `Port ${port} needs more rights than this program has. Choose one above 1024: pnpm sandbox --port 5174`,
    EADDRNOTAVAIL: `--host ${host}: this machine has no such address. Leave it out, or say 0.0.0.0 for all it has`,
    ENOTFOUND: `--host ${host}: nobody knows this name. Leave it out, or say 0.0.0.0 for all addresses`,
  };
  return reasons[(error instanceof Error ? codeOf(error.cause) : undefined) ?? codeOf(error) ?? ''];
}

/** Why the world cannot be kept in its file, and what to do; undefined where the reason is another. */
export function whyNotKept(error: unknown, { world: { state = '' } }: SandboxOptions): string | undefined {
  const reasons: Record<string, string> = {
    ENOENT: 'the folder of this file is not there. Make it first',
    EISDIR: 'this is a folder. Name a file in it',
    EACCES: 'this program may not write there. Name another file',
  };
  if (error instanceof SyntaxError)
    return `--state ${state}: no sandbox wrote this. Name another file, or delete it`;
  const reason = reasons[codeOf(error) ?? ''];
  return reason === undefined ? undefined : `--state ${state}: ${reason}`;
}
