/** What became of a text that was to be copied: `changed` when something else lay on the clipboard right after. */
export type CopyOutcome = 'written' | 'refused' | 'changed';

/** Writes to the clipboard and, where the page may already read it, looks whether the text arrived. */
export async function copyToClipboard(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return 'refused';
  }
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
