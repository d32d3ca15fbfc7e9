import { expect, test } from './fixtures/test.ts';

const pages = ['/mpc/', '/mpc/wallet', '/login', '/zh-CN/login', '/custody/notPms'];

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('every page comes with a policy that allows nothing by default and no way around it', async ({
  house,
  request,
}) => {
  for (const page of pages) {
    const headers = (await request.get(house.origin + page)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, page).not.toMatch(/unsafe-|\*|https?:|blob:|wasm|strict-dynamic|nonce/);
    const rules = directives(policy);
    for (const nothing of ['default-src', 'form-action', 'base-uri', 'object-src', 'frame-ancestors'])
      expect(rules.get(nothing), `${nothing} of ${page}`).toEqual(["'none'"]);
    expect(rules.get('script-src')?.filter((source) => !source.startsWith("'sha256-"))).toEqual([]);
    expect(rules.get('worker-src')).toEqual(["'self'"]);
    expect(rules.get('connect-src')).toEqual(["'self'"]);
    expect(rules.get('font-src')).toEqual(["'self'"]);
    expect(rules.get('img-src')).toEqual(["'self'", 'data:']);
    expect(rules.get('style-src')?.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(rules.get('trusted-types')).toEqual(['mpc-worker']);
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('scripts come compressed by the build, and not again to a browser that has them', async ({
  house,
  request,
}) => {
  const page = await (await request.get(`${house.origin}/mpc/`)).text();
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  const accepted = { 'Accept-Encoding': 'gzip, deflate, br' };
  const first = await request.get(house.origin + script, { headers: accepted });
  const { etag = '', ...headers } = first.headers();
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  const again = await request.get(house.origin + script, { headers: { ...accepted, 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test.describe('markup out of text', () => {
  test.use({ expected: { problems: [/securitypolicyviolation: require-trusted-types-for/, /TrustedHTML/] } });

  test('is refused', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    const act = page.evaluate(() => {
      document.createElement('div').innerHTML = '<b>text</b>';
    });
    await expect(act).rejects.toThrow(/TrustedHTML/);
  });
});

test.describe('a policy for trusted types', () => {
  test.use({ expected: { problems: [/securitypolicyviolation: trusted-types/, /TrustedType/] } });

  test('is refused', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    const act = page.evaluate(() =>
      (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('own'),
    );
    await expect(act).rejects.toThrow(/disallowed/);
  });
});

test.describe('another host', () => {
  test.use({
    expected: { problems: [/securitypolicyviolation: connect-src https:\/\/example\.com/, /example\.com/] },
  });

  test('cannot be reached from the page', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login');
    await expect(page.evaluate(() => fetch('https://example.com/'))).rejects.toThrow(/Failed to fetch/);
  });
});

interface TrustedTypes {
  createPolicy(name: string): unknown;
}
