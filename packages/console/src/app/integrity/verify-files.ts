import { expectedHashes } from '#shared/build.ts';

/** A file whose bytes are not the ones this build was made of. */
export interface ChangedFile {
  url: string;
  expected: string;
  found: string;
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

async function changed(url: string, expected: string): Promise<ChangedFile | null> {
  const response = await fetch(url, { cache: 'reload' }).catch(() => null);
  // A file that is gone belongs to a build that was replaced; one that answers with something else was changed.
  if (response === null || !response.ok) return null;
  if (!/javascript|css|json/.test(response.headers.get('content-type') ?? '')) return null;
  const found = await sha256(await response.arrayBuffer());
  return found === expected ? null : { url, expected, found };
}

/**
 * Tells a console that was changed from one that was updated. The browser reports both as "failed to fetch", so every
 * file is fetched again and compared with the hash this page was delivered with.
 */
export async function findChangedFile(
  files: Record<string, string> = expectedHashes(),
): Promise<ChangedFile | null> {
  const checks = await Promise.all(Object.entries(files).map(([url, expected]) => changed(url, expected)));
  return checks.find((check) => check !== null) ?? null;
}
