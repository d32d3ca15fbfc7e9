import type { ToolDownload } from '@mpc/api';
import { useEffect, useState } from 'react';
import { useCommonStore } from '#shared/session/common-store.ts';
import { recallTool, rememberTool, type ToolMemory } from './tool-memory.ts';

/** What this browser remembers of a version; null until it is read. `keep` remembers it, once somebody took or checked it. */
export function useToolMemory(tool: ToolDownload) {
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const { platform, version, sha256 } = tool;
  const [memory, setMemory] = useState<ToolMemory | null>(null);
  useEffect(() => {
    let wanted = true;
    const recall = async () => {
      // A browser that keeps nothing calls every version new.
      const found = await recallTool(uid, { platform, version, sha256 }).catch(
        () => ({ is: 'new' }) as const,
      );
      if (wanted) setMemory(found);
    };
    void recall();
    return () => {
      wanted = false;
    };
  }, [uid, platform, version, sha256]);
  const keep = () => {
    void rememberTool(uid, tool).then(setMemory);
  };
  return { memory, keep };
}
