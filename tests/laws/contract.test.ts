import { describe, expect, it } from 'vitest';
import { calls } from '../../packages/api/src/contract.ts';
import { resolverByCall } from '../../packages/api/src/sandbox/resolvers.ts';
import { jsonOf } from '../support/sources.ts';

interface SpecifiedCall {
  method: 'GET' | 'POST';
  path: string;
  timeout: number;
  /** `both`: one of its parameters decides whether it reads or changes. */
  kind: 'query' | 'command' | 'both';
}

const specified = jsonOf('tests/laws/calls.json') as SpecifiedCall[];
const line = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const byLine = new Map(specified.map((call) => [line(call), call]));
const built = calls.map(line);

describe('the contract is the specification', () => {
  it('the specification has 198 calls, each once', () => {
    expect(specified).toHaveLength(198);
    expect(byLine.size).toBe(198);
  });

  it('holds no call the specification does not have, and none twice', () => {
    expect(built.filter((one) => !byLine.has(one))).toEqual([]);
    const lines = calls.map((call) => `${call.kind} ${line(call)}`);
    expect(lines.filter((one, index) => lines.indexOf(one) !== index)).toEqual([]);
    expect(built).not.toEqual([]);
  });

  it('holds every specified call', () => {
    expect(specified.map(line).filter((one) => !built.includes(one))).toEqual([]);
  });

  it('reads and changes with the calls of which one parameter decides', () => {
    const both = specified.filter(({ kind }) => kind === 'both').map(line);
    const kinds = both.map((one) =>
      calls
        .filter((call) => line(call) === one)
        .map(({ kind }) => kind)
        .sort(),
    );
    expect(kinds).toEqual(both.map(() => ['command', 'query']));
  });

  it.each(calls)('$method $path is what the specification says', (call) => {
    const wanted = byLine.get(line(call));
    expect(wanted?.kind === 'both' ? ['query', 'command'] : [wanted?.kind]).toContain(call.kind);
    expect(call.timeout / 1000).toBe(wanted?.timeout);
  });

  it('names each call once in its domain', () => {
    const names = calls.map(({ domain, name }) => `${domain}.${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a resolver in the sandbox for every call, and none for another', () => {
    const names = calls.map(({ domain, name }) => `${domain}.${name}`);
    expect([...resolverByCall.keys()].sort()).toEqual(names.sort());
  });
});
