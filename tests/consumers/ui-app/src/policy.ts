import csp from '@mpc/ui/csp.json' with { type: 'json' };

/** What a browser blocks. The library needs a few styles by their hash, and nothing unsafe. */
export const policy = [
  "default-src 'self'",
  `style-src 'self' ${csp['style-src'].join(' ')}`,
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
