export type Encoding = 'br' | 'gzip';

/** How a build compresses its files, best first. */
export const compressions: readonly { encoding: Encoding; suffix: string }[] = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];

/** The encoding to answer with, by Accept-Encoding (RFC 9110 12.5.3); undefined where none is wanted. */
export function encodingOf(accepted: string, offered: readonly Encoding[]): Encoding | undefined {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [name.trim().replace(/^x-gzip$/, 'gzip'), Number(weight ?? 1)];
    }),
  );
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = offered.toSorted((one, other) => weightOf(other) - weightOf(one));
  // Who likes to have it as it is says so with a higher weight.
  const plain = weights.get('identity') ?? 0;
  return best !== undefined && weightOf(best) > 0 && weightOf(best) >= plain ? best : undefined;
}
