import type { ToolDownload } from '@mpc/api';
import { readSealed, writeSealed, type SealedKey } from '#shared/drafts/sealed.ts';
import { fits, isNumber, isText } from '#shared/fields.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** What is kept of a tool that a person took or checked: a version has one file, so its hash never changes. */
interface TakenTool {
  sha256: string;
  at: number;
}

const isTaken = fits<TakenTool>({ sha256: isText, at: isNumber });

type Tool = Pick<ToolDownload, 'platform' | 'version' | 'sha256'>;

/** Whether this browser saw the version before: with the same hash, with another, or never. A broken record is another. */
export type ToolMemory = { is: 'new' } | { is: 'same'; at: number } | { is: 'other'; sha256: string };

const placeOf = (uid: number, { platform, version }: Tool): SealedKey => ['tool', uid, platform, version];

/** What this browser remembers of a version. A browser that keeps nothing calls every version new. */
export async function recallTool(uid: number, tool: Tool): Promise<ToolMemory> {
  const found = await readSealed(placeOf(uid, tool)).catch(() => ({ is: 'none' }) as const);
  if (found.is === 'none') return { is: 'new' };
  if (found.is === 'broken' || !isTaken(found.value)) return { is: 'other', sha256: '' };
  const { sha256, at } = found.value;
  return sha256 === tool.sha256.toLowerCase() ? { is: 'same', at } : { is: 'other', sha256 };
}

/** Remembers the hash of a version that a person took or checked: the first one counts. Tells what is remembered then. */
export async function rememberTool(uid: number, tool: Tool): Promise<ToolMemory> {
  if ((await recallTool(uid, tool)).is === 'new') {
    const taken: TakenTool = { sha256: tool.sha256.toLowerCase(), at: currentTime() };
    await writeSealed(placeOf(uid, tool), taken).catch(() => undefined);
  }
  return recallTool(uid, tool);
}
