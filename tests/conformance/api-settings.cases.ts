import type { contract, ParamsOf } from '@mpc/api';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

type ApiSettings = (typeof contract)['apiSettings'];

const treasury = 1001;
const code = '246810';

// Nobody has the private key: the examples of openapi.json are the same each time with one public key.
const publicKey = [
  '-----BEGIN PUBLIC KEY-----',
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA4NzueqYAh+nJvnmrWxgu',
  'dM3JerrF6iv9g8efhGIX3ff5IjIm0t/ERt37NDHZcHGhA+zEeRoSfFPnZguD8sza',
  'YEe1BFVf6TITWh86mdyHmdyZH4yy5Q7CqMhakpccH06vO+zdwSHzNw1MGR4dKcg/',
  'rS/7pK8Yq1A+DBGPIbelDpjZfTrreMvRG+llqeaNG3nM+aEfQwmIk8Yu7heyV5Eh',
  'gOogj3eheZnMOJLbWQ5q3cULWAxypQXKRrLtqmVhbN/HCt04lyNGwTphnAHDL3gg',
  '/wpTro95DXWWt43mkrns6gwnuSc4o/uNkJOrjyrvMfJoORfTA30S7jQd1n0yYJpy',
  'TQIDAQAB',
  '-----END PUBLIC KEY-----',
  '',
].join('\n');

const values = (wallet_id: number): ParamsOf<ApiSettings['save']> => ({
  wallet_id,
  client_rsa_pub: publicKey,
  ip_whitelist: ['203.0.113.20', '2001:db8::/48'],
  notify_url: 'https://pay.example.com/notify',
  ga_code: code,
});

/** Treasury's API as it is when nothing waits. */
function settled({ world }: Bed): void {
  const waiting = world.items.where('business', `8/${treasury}`).filter((item) => item.status === 0);
  for (const item of waiting) world.items.update(item, { status: 3 });
}

const edit = (more: Partial<ParamsOf<ApiSettings['save']>> = {}) => ({
  ask(bed: Bed) {
    settled(bed);
    return { ...values(treasury), ...more };
  },
});

const off = (more: Partial<ParamsOf<ApiSettings['switch']>> = {}) => ({
  ask(bed: Bed) {
    settled(bed);
    return { wallet_id: treasury, status: 2 as const, ga_code: code, ...more };
  },
});

export const apiSettingsCases: CasesOf<ApiSettings> = {
  detail: { ask: () => ({ wallet_id: treasury }) },
  save: {
    ...edit(),
    refused: {
      '100180': edit({ ga_code: '123456' }),
      '100181': edit({ ga_code: undefined }),
      '200040': {
        ask(bed) {
          settled(bed);
          expire(bed.world, treasury);
          return values(treasury);
        },
      },
      '200145': { ask: () => values(treasury) },
    },
  },
  switch: {
    ...off(),
    refused: {
      '100180': off({ ga_code: '123456' }),
      '100181': off({ ga_code: undefined }),
      // It is enabled already.
      '200025': off({ status: 1 }),
      '200040': {
        by: 'member',
        ask(bed) {
          settled(bed);
          expire(bed.world, treasury);
          return { wallet_id: treasury, status: 2, ga_code: code };
        },
      },
      '200145': { by: 'member', ask: () => ({ wallet_id: treasury, status: 2, ga_code: code }) },
    },
  },
};
