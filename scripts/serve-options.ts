import { whole } from './sandbox-options.ts';

/** How the host was asked to serve. */
export interface ServeOptions {
  port: number;
  host: string;
  /** Names it may be asked for, besides localhost and every address. */
  allowedHosts: string[];
  trustProxy: boolean;
  /** The server behind /api; without one a sandbox answers. */
  api: { origin: string; signIn: string | undefined } | undefined;
}

function webAddress(name: string, text: string, example: string): URL {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username + url.password !== '')
    throw new Error(
      `${name}=${text}: an address that begins with https:// or http:// is needed, like ${example}`,
    );
  return url;
}

function originOf(name: string, text: string): string {
  const example = 'https://custody.example.com';
  const url = webAddress(name, text, example);
  if (url.pathname + url.search + url.hash !== '/' || /[?#]$/.test(text))
    throw new Error(
      `${name}=${text}: only scheme, host and port are needed, like ${example}. Calls go to /api there`,
    );
  return url.origin;
}

function hostName(text: string): string {
  if (!/^[\w.-]+$/.test(text))
    throw new Error(
      `ALLOWED_HOSTS: ${text} is no name of a host. Names without port and scheme are needed, like console.example.com`,
    );
  return text.toLowerCase();
}

/** Reads the options of `npm start`; throws in plain words, with the option in question, where one makes no sense. */
export function readServeOptions(env: NodeJS.ProcessEnv): ServeOptions {
  const {
    PORT = '5173',
    HOST: host = '127.0.0.1',
    API_ORIGIN,
    SIGN_IN_URL,
    ALLOWED_HOSTS = '',
    TRUST_PROXY = '0',
  } = env;
  if (!['0', '1'].includes(TRUST_PROXY))
    throw new Error(
      `TRUST_PROXY=${TRUST_PROXY}: 1 trusts what a proxy in front says of the browser, 0 does not`,
    );
  const names = ALLOWED_HOSTS.split(',').map((name) => name.trim());
  const signIn =
    SIGN_IN_URL && webAddress('SIGN_IN_URL', SIGN_IN_URL, 'https://custody.example.com/login').href;
  return {
    port: whole('PORT', PORT, 65_535),
    host,
    allowedHosts: [host.toLowerCase(), ...names.filter((name) => name !== '').map(hostName)],
    trustProxy: TRUST_PROXY === '1',
    api: API_ORIGIN === undefined ? undefined : { origin: originOf('API_ORIGIN', API_ORIGIN), signIn },
  };
}
