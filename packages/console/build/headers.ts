const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ');

/** The response headers every answer of the host carries, given the hashes of what may stand inside the page. */
export function securityHeaders({
  scripts,
  styles,
}: {
  scripts: string[];
  styles: string[];
}): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${quoted(scripts)}`,
    'style-src': `'self' ${quoted(styles)}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
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
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=(), clipboard-read=(self), clipboard-write=(self)',
  };
}
