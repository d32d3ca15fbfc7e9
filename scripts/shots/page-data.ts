import type { Result } from './results.ts';

/** Which files there are of a picture, by what they show. */
type Files = Partial<Record<keyof typeof folders, string>>;

/** A picture as the page shows it. */
export type Shown = Result & { files: Files };

const folders = { now: 'pictures', earlier: 'earlier', difference: 'differences' };

function filesOf({ is, file }: Result): Files {
  const at = (kind: keyof typeof folders) => ({ [kind]: `${folders[kind]}/${file}` });
  return {
    ...(is !== 'gone' && is !== 'failed' && at('now')),
    ...((is === 'changed' || is === 'gone') && at('earlier')),
    ...(is === 'changed' && at('difference')),
  };
}

/** What the page shows, as JSON that may stand in a page. */
export const pageData = (results: readonly Result[]): string =>
  JSON.stringify(results.map((result): Shown => ({ ...result, files: filesOf(result) }))).replaceAll(
    '<',
    String.raw`\u003c`,
  );
