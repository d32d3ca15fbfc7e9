import { describe, expect, it } from 'vitest';
import { readServeOptions } from './serve-options.ts';

describe('npm start', () => {
  it('runs a sandbox for this machine when nothing is said', () => {
    expect(readServeOptions({})).toEqual({
      port: 5173,
      host: '127.0.0.1',
      allowedHosts: ['127.0.0.1'],
      trustProxy: false,
      api: undefined,
    });
  });

  it('takes everything it can be told', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      API_ORIGIN: 'https://Custody.example.com:443/',
      SIGN_IN_URL: 'https://custody.example.com/login?x=1',
      ALLOWED_HOSTS: 'Console.example.com, console.local',
      TRUST_PROXY: '1',
    };
    expect(readServeOptions(env)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      allowedHosts: ['0.0.0.0', 'console.example.com', 'console.local'],
      trustProxy: true,
      api: { origin: 'https://custody.example.com', signIn: 'https://custody.example.com/login?x=1' },
    });
  });

  it.each<[env: Record<string, string>, words: string]>([
    [{ API_ORIGIN: 'https://custody.example.com/v2' }, 'only scheme, host and port are needed'],
    [{ API_ORIGIN: 'https://custody.example.com/?a=1' }, 'only scheme, host and port are needed'],
    [{ API_ORIGIN: 'https://custody.example.com/#' }, 'only scheme, host and port are needed'],
    [
      { API_ORIGIN: 'ftp://custody.example.com' },
      'an address that begins with https:// or http:// is needed',
    ],
    [{ API_ORIGIN: 'custody.example.com:8080' }, 'an address that begins with https:// or http:// is needed'],
    [{ API_ORIGIN: 'https://me:secret@custody.example.com' }, 'an address that begins with'],
    [{ API_ORIGIN: 'nonsense' }, 'like https://custody.example.com'],
    [{ API_ORIGIN: '' }, 'API_ORIGIN=: an address'],
    [
      { API_ORIGIN: 'https://custody.example.com', SIGN_IN_URL: 'javascript:alert(1)' },
      'SIGN_IN_URL=javascript:',
    ],
    [{ PORT: '99999' }, 'PORT 99999: a whole number from 0 to 65535 is needed'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY=yes: 1 trusts'],
    [{ ALLOWED_HOSTS: 'https://a.example' }, 'ALLOWED_HOSTS: https://a.example is no name of a host'],
  ])('refuses %j in words', (env, words) => {
    expect(() => readServeOptions(env)).toThrow(words);
  });
});
