const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ');

/** What may run and what may paint, each as the hash of its bytes or text: `sha256-…`. */
interface Allowed {
  /** Every script file, and every script that stands in the page. */
  scripts: string[];
  /** Every style sheet that is written into the page while it runs. */
  styles: string[];
}

/**
 * The response headers of the page, and of nothing else. Scripts are named one by one, so that a file which lies beside
 * them does not run; a browser that cannot hold a file against its hash runs none.
 */
export function pageHeaders({ scripts, styles }: Allowed): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': quoted(scripts),
    // A worker has no tag that could carry its hash. It needs no other file, and the policy it comes with allows none.
    'worker-src': "'self'",
    'style-src': `'self' ${quoted(styles)}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The one that gives workers their address (start-worker.ts); it can be made once.
    'trusted-types': 'mpc-worker',
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    // Where the browser drops the import map, it must refuse the scripts, not run them unchecked.
    'Integrity-Policy': 'blocked-destinations=(script)',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // What the page itself uses, the clipboard, is its own by default.
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()',
  };
}

/** The response headers of everything that is no page: shown as one, it would run and load nothing. */
export const dataHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
