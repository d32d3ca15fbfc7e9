/** What a browser with Trusted Types offers; TypeScript takes what its policies give for a text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Only files of this build, which lie beside the one that is running. */
function ownFile(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin || !pathname.startsWith(import.meta.env.BASE_URL))
    throw new TypeError(`${url} is no worker of this console`);
  return url;
}

/** The one policy that the page allows; it can be made once. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return ownFile(url);
  policy ??= trustedTypes.createPolicy('mpc-worker', { createScriptURL: ownFile });
  return policy.createScriptURL(url);
}

/** Starts a worker of this build, by the address that `?worker&url` gives. */
export const startWorker = (url: string): Worker => new Worker(trusted(url), { type: 'module' });
