/** What became of a text that was to be copied: `changed` when something else lay on the clipboard right after. */
export type CopyOutcome = 'written' | 'refused' | 'changed';

let lastCopied = '';

/** How many characters two texts share from the start. */
function sharedHead(first: string, second: string): number {
  let shared = 0;
  while (shared < first.length && first[shared] === second[shared]) shared += 1;
  return shared;
}

const reversed = (text: string) => Array.from(text).reverse().join('');

/** What all addresses of a network begin with says nothing. */
const constantStart = /^(?:0x|[a-z]{2,10}1[pq]?|[eu]q|)/;

/**
 * Whether a text that was pasted is a look-alike of the one that was copied here last: as long, alike at its ends and yet another,
 * as programs make it that put their own address on the clipboard.
 */
export function resemblesLastCopy(pasted: string): boolean {
  const [copied, text] = [lastCopied.toLowerCase(), pasted.toLowerCase()];
  if (copied === '' || copied === text || copied.length !== text.length) return false;
  const head = sharedHead(copied, text) - (constantStart.exec(copied)?.[0].length ?? 0);
  return Math.max(0, head) + sharedHead(reversed(copied), reversed(text)) >= 4;
}

/** Writes to the clipboard and, where the page may already read it, looks whether the text arrived. */
export async function copyToClipboard(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return 'refused';
  }
  lastCopied = text;
  const found = await readIfAllowed();
  return found === undefined || sameLines(found) === sameLines(text) ? 'written' : 'changed';
}

/** Never asks for the permission: a question by the browser for each copied address would be waved through. */
async function readIfAllowed(): Promise<string | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    return state === 'granted' ? await navigator.clipboard.readText() : undefined;
  } catch {
    return undefined;
  }
}

const sameLines = (text: string) => text.replaceAll('\r\n', '\n');
