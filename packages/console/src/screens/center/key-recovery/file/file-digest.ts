import { toHex } from '#shared/hex.ts';

/** So much of a file is held at once while it is hashed. */
export const largestFile = 1_000_000_000;

/** The SHA-256 of a file in hex, worked out here: nothing of it leaves this browser. Null where it cannot be read. */
export async function fileDigest(file: File): Promise<string | null> {
  try {
    return toHex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  } catch {
    return null;
  }
}
