import type { Endpoint } from '@mpc/api';
import type { AnyCases } from './cases.ts';

/** Each file exports the trials of one domain, as `<domain>Cases`. */
const files = import.meta.glob<Record<string, Record<string, AnyCases>>>('./*.cases.ts', { eager: true });
const byDomain = Object.assign({}, ...Object.values(files)) as Record<string, Record<string, AnyCases>>;

/** How a call is tried. */
export function everyCase({ domain, name }: Endpoint): AnyCases {
  const found = byDomain[`${domain}Cases`]?.[name];
  if (found === undefined) throw new Error(`${domain}.${name} is not tried`);
  return found;
}
